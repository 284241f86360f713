import { createExcerpt } from "../search/excerpt.ts";
import type { Found } from "../search/site-index.ts";

/** A result as an item of the list. A guide opens at the section that matches. */
export function toItem(found: Found): HTMLLIElement {
  const { href, title, label, place } = found.document;
  const { section, pieces } = createExcerpt(found);
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = section === undefined ? href : `${href}#${section.anchor}`;
  const text = document.createElement("p");
  text.append(...pieces.map(({ text: part, isMatch }) => (isMatch ? element("mark", part) : part)));
  link.append(
    element("strong", section === undefined ? title : `${title}: ${section.title}`),
    element("span", place === "" ? label : `${label} · ${place}`),
    text,
  );
  item.append(link);
  return item;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
