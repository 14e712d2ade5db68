try {
  const { theme } = JSON.parse(localStorage.getItem("lineup.settings") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Unreadable settings: the system's theme it is.
}
