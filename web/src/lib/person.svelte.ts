// Who is here: a guest, somebody with an account, or nobody yet.

import { api } from "./api";
import type { Person } from "./types";

class Me {
  person = $state<Person | null>(null);
  known = $state(false);

  async read(): Promise<void> {
    this.person = (await api.me()).person;
    this.known = true;
  }
}

export const me = new Me();
