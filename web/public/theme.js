// Runs before anything is painted, so that nobody is blinded by the other theme. The policy allows no inline script.
try {
  const theme = JSON.parse(localStorage.getItem("heliopause.settings") ?? "{}").theme;
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {
  // no storage: the theme of the system
}
