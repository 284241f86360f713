import type { SearchDocument } from "../search/search-documents.ts";
import type { Found } from "../search/site-index.ts";

/** The search itself: see `createSiteIndex` and `createExcerpt`. */
interface Engine {
  readonly find: (query: string) => Found[];
  readonly toItem: (found: Found) => HTMLLIElement;
}

const MOST_RESULTS = 10;

/** The search of the site. Its engine and index load when the reader opens it. */
class SiteSearch extends HTMLElement {
  readonly #dialog = this.#find<HTMLDialogElement>("dialog");
  readonly #input = this.#find<HTMLInputElement>("input");
  readonly #results = this.#find<HTMLOListElement>("ol");
  #engine: Promise<Engine> | undefined;
  #searches = 0;

  connectedCallback(): void {
    const button = this.#find<HTMLButtonElement>("button");
    button.disabled = false;
    button.addEventListener("click", () => this.#open());
    addEventListener("keydown", (event) => {
      if (event.key !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      if (this.#dialog.open) this.#dialog.close();
      else this.#open();
    });
    this.#dialog.addEventListener("click", ({ target }) => {
      if (target === this.#dialog || (target as Element).closest("a") !== null) this.#dialog.close();
    });
    this.#dialog.addEventListener("keydown", (event) => this.#move(event));
    this.#input.addEventListener("input", () => void this.#search());
  }

  #open(): void {
    this.#dialog.showModal();
    this.#input.select();
    void this.#search();
  }

  async #load(): Promise<Engine> {
    const [{ createSiteIndex }, { toItem }, response] = await Promise.all([
      import("../search/site-index.ts"),
      import("./search-result.ts"),
      fetch(`${this.dataset["base"] ?? "/"}search.json`),
    ]);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return { find: createSiteIndex((await response.json()) as SearchDocument[]), toItem };
  }

  async #search(): Promise<void> {
    const search = ++this.#searches;
    const term = this.#input.value.trim();
    try {
      const { find, toItem } = await (this.#engine ??= this.#load());
      // The reader has typed more.
      if (search !== this.#searches) return;
      const results = find(term);
      const count = results.length === 1 ? "1 result" : `${results.length} results`;
      this.#show(results.slice(0, MOST_RESULTS).map(toItem), term === "" ? "" : count);
    } catch {
      this.#engine = undefined;
      this.#show([], "The search could not be loaded. Check your connection and reload the page.");
    }
  }

  #show(items: readonly HTMLLIElement[], status: string): void {
    this.#results.replaceChildren(...items);
    this.#find("[role=status]").textContent = status;
  }

  /** Arrow keys go through the input and the results; Enter in the input opens the first. Escape closes the search, even with a term in it. */
  #move(event: KeyboardEvent): void {
    if (event.key === "Escape") this.#dialog.close();
    const links = [...this.#results.querySelectorAll("a")];
    if (event.key === "Enter" && event.target === this.#input) links[0]?.click();
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops: HTMLElement[] = [this.#input, ...links];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  }

  #find<T extends Element = HTMLElement>(selector: string): T {
    const found = this.querySelector<T>(selector);
    if (found === null) throw new Error(`the search has no ${selector}`);
    return found;
  }
}

customElements.define("site-search", SiteSearch);
