import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { register } from "./lib/push";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
// Without it everything works, only not without a network.
register().catch(() => {});
