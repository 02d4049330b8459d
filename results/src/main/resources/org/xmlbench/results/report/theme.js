const THEME_KEY = 'xmlbench.theme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The theme of the link, else the one that was chosen before; a page from a file may have no store. */
function chosenTheme() {
  if (view.theme) {
    return view.theme;
  }
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return Object.hasOwn(THEMES, stored ?? '') ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

function chooseTheme(theme) {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The address keeps it.
  }
  view.theme = theme;
}

/** The style sheet knows light and dark only. */
function applyTheme() {
  const theme = chosenTheme();
  const dark = theme === 'auto' ? systemDark.matches : theme === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
