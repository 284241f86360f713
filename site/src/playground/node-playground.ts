import type { PlaygroundCall } from "../reference/page.ts";
import type { Result } from "./call.ts";
import { recallEntries, rememberEntry } from "./entered.ts";
import { findLocalGateway } from "./local-gateway.ts";
import { PlaygroundForm } from "./playground-form.ts";

type View = "wire" | "decoded";

/** Maximum number of a stream's messages on the page. */
const MOST_MESSAGES = 50;

/** The form under "Try it". The clients are loaded when a call is sent. */
class NodePlayground extends HTMLElement {
  readonly #call = JSON.parse(this.dataset["call"] ?? "") as PlaygroundCall;
  readonly #form = new PlaygroundForm(this.#find("form"), this.#call);
  readonly #texts: Record<View, string> = { wire: "", decoded: "" };
  #view: View = "wire";
  #running: AbortController | undefined;

  connectedCallback(): void {
    this.#find("details").addEventListener("toggle", () => void this.#recall(), { once: true });
    this.#find("form").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send();
    });
    this.#find("form").addEventListener(
      "change",
      () => void rememberEntry(this.#call.surface, this.#form.entry),
    );
    this.#onClick("[name=local]", () => this.#useLocal());
    this.#onClick("[name=fresh]", () => this.#form.fillNewKey());
    this.#onClick("[name=stop]", () => this.#running?.abort());
    this.#onClick("[name=copy]", () => this.#copy(this.#texts[this.#view]));
    for (const style of ["typescript", "curl", "viem"])
      this.#onClick(`[data-style=${style}]`, () => this.#copyCode(style));
    for (const view of ["wire", "decoded"] as const)
      this.#onClick(`[data-view=${view}]`, () => this.#show(view));
  }

  disconnectedCallback(): void {
    this.#running?.abort();
  }

  /** Fills in what was entered on earlier pages, if it belongs to a node or service that has this call. */
  async #recall(): Promise<void> {
    const { surface, protocols } = this.#call;
    const entries = await recallEntries();
    if (this.#form.entry.endpoint !== "") return;
    const own = entries[surface];
    if (own && (own.protocol === undefined || protocols.includes(own.protocol))) this.#form.fill(own);
    else if (Object.values(entries).some(({ isLocal }) => isLocal)) this.#useLocal();
  }

  #useLocal(): void {
    const entry = findLocalGateway(this.#call, this.#form.protocol);
    this.#form.fill(entry);
    void rememberEntry(this.#call.surface, entry);
  }

  async #send(): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const input = this.#form.read();
    if (input === undefined) return;
    this.#setRunning(true);
    this.#report("Loading the client…");
    const [{ run }, { showValue }] = await Promise.all([import("./call.ts"), import("./show-value.ts")]);
    const streams = this.#call.returns === "stream";
    this.#report(streams ? "Subscribed: waiting for messages." : "Sent.");
    const began = performance.now();
    const messages: Result[] = [];
    try {
      for await (const result of run(this.#call, input, running.signal)) {
        messages.unshift(result);
        messages.length = Math.min(messages.length, MOST_MESSAGES);
        this.#texts.wire = messages.map(({ wire }) => showValue(wire)).join("\n");
        this.#texts.decoded = messages.map(({ decoded }) => showValue(decoded)).join("\n");
        this.#show(this.#view);
        if (streams) this.#report("Receiving: the newest message first.");
      }
      this.#report(
        streams ? "The stream has ended." : `Responded in ${Math.round(performance.now() - began)} ms.`,
      );
    } catch (error) {
      if (running.signal.aborted) this.#report("Stopped.");
      else await this.#reportError(error);
    } finally {
      if (this.#running === running) this.#setRunning(false);
    }
  }

  async #copyCode(style: string): Promise<void> {
    const input = this.#form.read();
    if (input === undefined) return;
    try {
      if (style === "curl") {
        const { toCurl } = await import("./to-curl.ts");
        await this.#copy(await toCurl(this.#call, input));
      } else {
        const { toCode } = await import("./to-code.ts");
        await this.#copy(toCode(this.#call, input, style === "viem" ? "viem" : this.#view));
      }
    } catch (error) {
      await this.#reportError(error);
    }
  }

  #show(view: View): void {
    this.#view = view;
    this.#showText(this.#texts[view]);
    for (const button of this.querySelectorAll<HTMLElement>("[data-view]")) {
      button.setAttribute("aria-pressed", String(button.dataset["view"] === view));
    }
  }

  #showText(text: string): void {
    this.#find(".outcome").hidden = false;
    const shown = this.#find("pre");
    shown.textContent = text;
    shown.scrollIntoView({ block: "nearest" });
  }

  #report(text: string, failed = false): void {
    const status = this.#find(".status");
    status.textContent = text;
    status.classList.toggle("failed", failed);
  }

  async #reportError(error: unknown): Promise<void> {
    const { explainError } = await import("./explain-error.ts");
    const { message, remedy } = explainError(error, location.origin);
    this.#report(remedy === undefined ? message : `${message}\n${remedy}`, true);
  }

  #setRunning(running: boolean): void {
    this.#find("[name=stop]").hidden = !running;
  }

  async #copy(text: string): Promise<void> {
    this.#showText(text);
    await navigator.clipboard.writeText(text);
    this.#report("Copied.");
  }

  #onClick(selector: string, listener: () => unknown): void {
    this.querySelector(selector)?.addEventListener("click", () => void listener());
  }

  #find<T extends HTMLElement = HTMLElement>(selector: string): T {
    const found = this.querySelector<T>(selector);
    if (found === null) throw new Error(`the playground has no ${selector}`);
    return found;
  }
}

customElements.define("node-playground", NodePlayground);
