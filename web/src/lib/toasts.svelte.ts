// Short messages that go away by themselves. Those about trouble stay longer and can carry a clause.

export interface Toast {
  id: number;
  text: string;
  trouble: boolean;
  clause: string | null;
}

let next = 0;
export const toasts: Toast[] = $state([]);

export function toast(text: string, more: { trouble?: boolean; clause?: string | null } = {}): void {
  const id = next++;
  toasts.push({ id, text, trouble: more.trouble ?? false, clause: more.clause ?? null });
  setTimeout(() => dismiss(id), more.trouble ? 9000 : 4500);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Says what went wrong with a call, in the server's words. */
export function sayTrouble(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), { trouble: true });
}
