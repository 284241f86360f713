import type { PlaygroundCall } from "../reference/page.ts";
import type { Input, Result } from "./call.ts";

type View = "wire" | "decoded" | "code";

/** Maximum number of a stream's messages on the page. */
const MOST_MESSAGES = 50;

/** The form under "Try it". The clients are loaded when a call is sent. */
class NodePlayground extends HTMLElement {
  readonly #call = JSON.parse(this.dataset["call"] ?? "") as PlaygroundCall;
  readonly #texts: Record<View, string> = { wire: "", decoded: "", code: "" };
  #view: View = "wire";
  #running: AbortController | undefined;

  connectedCallback(): void {
    this.#find("form").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send();
    });
    this.#find("[name=stop]").addEventListener("click", () => this.#running?.abort());
    this.querySelector("[name=credential]")?.addEventListener("change", () => this.#showSecrets());
    for (const button of this.querySelectorAll<HTMLElement>("[data-view]")) {
      button.addEventListener("click", () => this.#show(button.dataset["view"] as View));
    }
    this.#find(".copy").addEventListener("click", () => void this.#copy());
  }

  disconnectedCallback(): void {
    this.#running?.abort();
  }

  async #send(): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const input = this.#read();
    if (input === undefined) return;
    this.#setRunning(true);
    this.#report("Loading the client…");
    const [{ run }, { showValue }, { toCode }, { explainError }] = await Promise.all([
      import("./call.ts"),
      import("./show-value.ts"),
      import("./to-code.ts"),
      import("./explain-error.ts"),
    ]);
    const streams = this.#call.returns === "stream";
    this.#report(streams ? "Subscribed: waiting for messages." : "Sent.");
    this.#texts.code = toCode(this.#call, input, this.#view === "decoded" ? "decoded" : "wire");
    const began = performance.now();
    const messages: Result[] = [];
    try {
      for await (const result of run(this.#call, input, running.signal)) {
        messages.unshift(result);
        messages.length = Math.min(messages.length, MOST_MESSAGES);
        this.#texts.wire = messages.map(({ wire }) => showValue(wire)).join("\n");
        this.#texts.decoded = messages.map(({ decoded }) => showValue(decoded)).join("\n");
        this.#show(this.#view === "code" ? "wire" : this.#view);
        if (streams) this.#report("Receiving: the newest message first.");
      }
      this.#report(
        streams ? "The stream has ended." : `Responded in ${Math.round(performance.now() - began)} ms.`,
      );
    } catch (error) {
      if (running.signal.aborted) this.#report("Stopped.");
      else {
        const { message, remedy } = explainError(error, location.origin);
        this.#report(remedy === undefined ? message : `${message}\n${remedy}`, true);
        if (messages.length === 0) this.#show("code");
      }
    } finally {
      if (this.#running === running) this.#setRunning(false);
    }
  }

  /** Reads the form. If the arguments are not a list, shows a message at the field and returns undefined. */
  #read(): Input | undefined {
    const form = this.#find<HTMLFormElement>("form");
    const data = new FormData(form);
    const text = (name: string): string | undefined => data.get(name)?.toString();
    const area = this.#find<HTMLTextAreaElement>("[name=arguments]");
    let args: unknown;
    try {
      args = JSON.parse(area.value);
    } catch (error) {
      args = (error as Error).message;
    }
    area.setCustomValidity(
      Array.isArray(args) ? "" : `Expected a JSON list, such as ["0x1", true]. ${String(args)}`,
    );
    if (!form.reportValidity() || !Array.isArray(args)) {
      area.addEventListener("input", () => area.setCustomValidity(""), { once: true });
      return undefined;
    }
    const [only] = this.#call.protocols;
    return {
      endpoint: text("endpoint") ?? "",
      credential: text("credential") ?? this.#call.credential[0],
      secrets: data.getAll("secret").map(String),
      protocol: text("protocol") ?? only,
      network: text("network") === "mainnet" ? "mainnet" : "testnet",
      arguments: args,
    };
  }

  #showSecrets(): void {
    const chosen = this.#find<HTMLSelectElement>("[name=credential]").value;
    for (const fields of this.querySelectorAll<HTMLFieldSetElement>("[data-credential]")) {
      fields.hidden = fields.dataset["credential"] !== chosen;
      fields.disabled = fields.hidden;
    }
  }

  #show(view: View): void {
    this.#view = view;
    this.#find(".outcome").hidden = false;
    const shown = this.#find("pre");
    shown.textContent = this.#texts[view];
    shown.scrollIntoView({ block: "nearest" });
    for (const button of this.querySelectorAll<HTMLElement>("[data-view]")) {
      button.setAttribute("aria-pressed", String(button.dataset["view"] === view));
    }
  }

  #report(text: string, failed = false): void {
    const status = this.#find(".status");
    status.textContent = text;
    status.classList.toggle("failed", failed);
  }

  #setRunning(running: boolean): void {
    this.#find("[name=stop]").hidden = !running;
  }

  async #copy(): Promise<void> {
    await navigator.clipboard.writeText(this.#texts[this.#view]);
    this.#report("Copied.");
  }

  #find<T extends HTMLElement = HTMLElement>(selector: string): T {
    const found = this.querySelector<T>(selector);
    if (found === null) throw new Error(`the playground has no ${selector}`);
    return found;
  }
}

customElements.define("node-playground", NodePlayground);
