import { createHash } from "node:crypto";
import type { Io } from "../io/io.ts";
import { Confirmations } from "./confirmations.ts";
import type { McpContext } from "./context.ts";
import type { SharedTexts } from "./mcp-handler.ts";
import { type Results, StoredResults } from "./stored-results.ts";

/** How many callers' results are stored at the same time, and how many characters of them. */
const MOST = 100;
const MOST_CHARACTERS = 64_000_000;

/** The variable with the caller's credential, in an environment that has no other one. */
const VARIABLE = "NODE_ACCESS_CALLER";

/** Serves callers who bring their own credential: none sees another one's results, or acts with the server's rights. */
export class Callers {
  readonly #contexts = new Map<string, McpContext>();
  readonly #base: Pick<McpContext, "allowWrites" | "defaults">;
  readonly #io: Io;
  readonly #texts: SharedTexts | undefined;

  constructor(base: Pick<McpContext, "allowWrites" | "defaults">, io: Io, texts?: SharedTexts) {
    this.#base = base;
    this.#io = io;
    this.#texts = texts;
  }

  /** Returns what the tools of a caller share. */
  contextFor(credential: string): McpContext {
    // A dump of the memory's keys shows no credential of a caller who has left.
    const key = createHash("sha256").update(credential).digest("hex");
    const known = this.#contexts.get(key);
    this.#contexts.delete(key);
    const context = known ?? {
      ...this.#base,
      defaults: { ...this.#base.defaults, tokenEnv: VARIABLE },
      // Neither the server's variables nor its profiles.
      io: { ...this.#io, env: { [VARIABLE]: credential } },
      ...createMemory(this.#texts && findResults(this.#texts, key)),
      isShared: true,
    };
    this.#contexts.set(key, context);
    let characters = 0;
    for (const { results } of this.#contexts.values()) characters += results.characters;
    for (const [oldest, { results }] of this.#contexts) {
      if (oldest === key || (this.#contexts.size <= MOST && characters <= MOST_CHARACTERS)) break;
      this.#contexts.delete(oldest);
      characters -= results.characters;
    }
    return context;
  }
}

/** What one caller's tools remember. */
export function createMemory(
  results: Results = new StoredResults(),
): Pick<McpContext, "results" | "confirmations" | "httpClients"> {
  return { results, confirmations: new Confirmations(), httpClients: new Map() };
}

function findResults(texts: SharedTexts, owner: string): Results {
  return {
    characters: 0,
    add: (text) => texts.add(owner, text),
    slice: (id, start, end) => texts.slice(owner, id, start, end),
  };
}
