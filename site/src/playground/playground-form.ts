import type { PlaygroundCall } from "../reference/page.ts";
import type { Input } from "./call.ts";
import type { Entry } from "./entered.ts";
import { isSocket } from "./local-gateway.ts";

export class PlaygroundForm {
  readonly #form: HTMLFormElement;
  readonly #call: PlaygroundCall;

  constructor(form: HTMLFormElement, call: PlaygroundCall) {
    this.#form = form;
    this.#call = call;
    this.#field("credential")?.addEventListener("change", () => this.#showSecrets());
  }

  /** Reads the form. If a field is invalid, shows a message at the field and returns undefined. */
  read(): Input | undefined {
    const area = this.#field("arguments") as HTMLTextAreaElement;
    let args: unknown;
    try {
      args = JSON.parse(area.value);
    } catch (error) {
      args = (error as Error).message;
    }
    area.setCustomValidity(
      Array.isArray(args) ? "" : `Expected a JSON list, such as ["0x1", true]. ${String(args)}`,
    );
    if (!this.#form.reportValidity() || !Array.isArray(args)) {
      area.addEventListener("input", () => area.setCustomValidity(""), { once: true });
      return undefined;
    }
    const { takesProtocol, protocols } = this.#call;
    return {
      endpoint: this.#text("endpoint") ?? "",
      credential: this.#text("credential") ?? this.#call.credential[0],
      secrets: this.#secrets(),
      protocol: takesProtocol ? (this.#text("protocol") ?? protocols[0]) : undefined,
      network: this.#text("network") === "mainnet" ? "mainnet" : "testnet",
      arguments: args,
    };
  }

  /** What other pages of the surface need too. A private key is for this page only. */
  get entry(): Entry {
    return {
      endpoint: (this.#text("endpoint") ?? "").replace(/^ws/, "http"),
      protocol: this.protocol,
      credential: this.#text("credential") ?? this.#call.credential[0],
      secrets: this.#call.credential.length === 0 ? [] : this.#secrets(),
      isLocal: false,
    };
  }

  /** The protocol of the node, if nodes serve the call. */
  get protocol(): string | undefined {
    return this.#text("protocol") ?? this.#call.protocols[0];
  }

  fill({ endpoint, protocol, credential, secrets, isLocal }: Entry): void {
    this.#set("endpoint", isSocket(this.#call) ? endpoint.replace(/^http/, "ws") : endpoint);
    this.#set("protocol", protocol);
    this.#set("credential", credential);
    if (this.#field("credential")) this.#showSecrets();
    const fields = this.#form.querySelectorAll<HTMLInputElement>("fieldset:enabled [name=secret]");
    for (const [index, field] of fields.entries()) field.value = secrets[index] ?? field.value;
    if (isLocal) this.#set("network", "mainnet");
  }

  /** Fills in a private key that nobody has used. */
  fillNewKey(): void {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    this.#set("secret", `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
  }

  #showSecrets(): void {
    const chosen = this.#text("credential");
    for (const fields of this.#form.querySelectorAll<HTMLFieldSetElement>("[data-credential]")) {
      fields.hidden = fields.dataset["credential"] !== chosen;
      fields.disabled = fields.hidden;
    }
  }

  #secrets(): string[] {
    return new FormData(this.#form).getAll("secret").map(String);
  }

  #text(name: string): string | undefined {
    return new FormData(this.#form).get(name)?.toString();
  }

  #set(name: string, value: string | undefined): void {
    const field = this.#field(name);
    if (field && value !== undefined) field.value = value;
  }

  #field(name: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null {
    return this.#form.querySelector(`[name=${name}]`);
  }
}
