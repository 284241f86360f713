interface Found {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  /** The words around the match, with `<mark>` in it. */
  readonly excerpt: string;
  readonly sub_results: readonly { readonly title: string; readonly url: string }[];
}

/** The part of https://pagefind.app/docs/api/ that this page uses. */
interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>;
  init(): Promise<void>;
  search(term: string): Promise<{ readonly results: readonly { data(): Promise<Found> }[] }>;
}

const MOST_RESULTS = 10;

/** The search of the site. Its engine and index load when the reader opens it. */
class SiteSearch extends HTMLElement {
  readonly #dialog = this.#find<HTMLDialogElement>("dialog");
  readonly #input = this.#find<HTMLInputElement>("input");
  readonly #results = this.#find<HTMLOListElement>("ol");
  #engine: Promise<Pagefind> | undefined;
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

  async #load(): Promise<Pagefind> {
    const base = this.dataset["base"] ?? "/";
    const engine = (await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`)) as Pagefind;
    await engine.options({ baseUrl: base });
    await engine.init();
    return engine;
  }

  async #search(): Promise<void> {
    const search = ++this.#searches;
    const term = this.#input.value.trim();
    try {
      const engine = await (this.#engine ??= this.#load());
      const { results } = term === "" ? { results: [] } : await engine.search(term);
      const found = await Promise.all(results.slice(0, MOST_RESULTS).map((result) => result.data()));
      // The reader has typed more.
      if (search !== this.#searches) return;
      const count = results.length === 1 ? "1 result" : `${results.length} results`;
      this.#show(found, term === "" ? "" : count);
    } catch {
      this.#engine = undefined;
      this.#show([], "The search could not be loaded. Check your connection and reload the page.");
    }
  }

  #show(found: readonly Found[], status: string): void {
    this.#results.replaceChildren(...found.map(toItem));
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

function toItem({ url, meta, excerpt, sub_results: sections }: Found): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  const title = document.createElement("strong");
  title.textContent = meta["title"] ?? url;
  const label = document.createElement("span");
  label.textContent = meta["label"] ?? "Guide";
  const text = document.createElement("p");
  text.innerHTML = excerpt;
  // Opens a guide at its first matching section.
  const section = meta["label"] === undefined ? sections[0] : undefined;
  if (section !== undefined && section.title !== meta["title"]) title.textContent += `: ${section.title}`;
  link.href = section?.url ?? url;
  link.append(title, label, text);
  item.append(link);
  return item;
}

customElements.define("site-search", SiteSearch);
