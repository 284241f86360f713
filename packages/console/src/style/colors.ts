import { useEffect, useState } from "preact/hooks";

/** Light, dark, or the system's choice. */
export type Theme = "system" | "light" | "dark";

const key = "node-access-console-theme";
const dark = matchMedia("(prefers-color-scheme: dark)");
const changed = new EventTarget();

export function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Applies the operator's choice, and stores it for the next visit. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  document.documentElement.style.colorScheme = theme === "system" ? "" : theme;
  changed.dispatchEvent(new Event("change"));
}

function isDark(): boolean {
  const theme = readTheme();
  return theme === "system" ? dark.matches : theme === "dark";
}

/** @returns whether the page is dark, and follows its changes. For drawings that the style sheet cannot colour. */
export function useColorScheme(): boolean {
  const [scheme, setScheme] = useState(isDark);
  useEffect(() => {
    const follow = (): void => setScheme(isDark());
    for (const target of [dark, changed]) target.addEventListener("change", follow);
    return () => {
      for (const target of [dark, changed]) target.removeEventListener("change", follow);
    };
  }, []);
  return scheme;
}

/** @returns the colour of a custom property, in a form that a canvas accepts. */
export function resolveColor(property: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${property})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
