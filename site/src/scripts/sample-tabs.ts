/** The key in local storage for the reader's last choice of a tab, by subject. */
const storageKey = (about: string): string => `tab-${about}`;

/** Tabs over alternative samples. All tabs about the same subject show the same choice, on this page and later ones. */
class SampleTabs extends HTMLElement {
  readonly #about = this.dataset["about"] ?? "";

  connectedCallback(): void {
    for (const tab of this.#tabs()) {
      tab.addEventListener("click", () => this.#choose(tab));
      tab.addEventListener("keydown", (event) => this.#move(tab, event));
    }
    this.#show(localStorage.getItem(storageKey(this.#about)));
  }

  #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[role=tab]")];
  }

  #choose(tab: HTMLElement): void {
    localStorage.setItem(storageKey(this.#about), tab.textContent);
    this.#show(tab.textContent);
  }

  /** Shows the tab with this label. Without a label, nothing changes. */
  #show(label: string | null): void {
    const tabs = this.#tabs();
    const chosen = tabs.find(({ textContent }) => textContent === label);
    if (chosen === undefined) return;
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      if (panel !== null) panel.hidden = tab !== chosen;
    }
  }

  #move(tab: HTMLElement, event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const tabs = this.#tabs();
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length);
    if (next === undefined) return;
    this.#choose(next);
    next.focus();
    event.preventDefault();
  }
}

customElements.define("sample-tabs", SampleTabs);
