import { openLog, type SentLog, type SharedStore } from "../chain/shared-transactions.ts";
import { WireError } from "../byte-reader.ts";
import { type FollowTopics, RequestFailure, type RestRequest, type RestService } from "../rest-service.ts";
import { BlockResults } from "./block-results.ts";
import { TezosChain, type TezosChainOptions } from "./tezos-chain.ts";
import { plainError, rejection, type Responses } from "./respond.ts";
import { tezosResponses } from "./tezos-responses.ts";

/** An identifier of a chain. */
const chainName = /^Net[1-9A-HJ-NP-Za-km-z]{12}$/;

/** The options of a simulated node. */
export interface TezosOptions extends TezosChainOptions {
  /** Where sent operations are stored. Default: in this process's memory. */
  readonly transactions?: SharedStore;
}

/** A node of a simulated Tezos chain: blocks, accounts, a token, simulations, injection and monitors. */
export class TezosService implements RestService {
  readonly #chain: TezosChain;
  readonly #results: BlockResults;
  readonly #log: SentLog<string>;
  readonly #responses: Responses;

  /**
   * @param find - Returns the specs' example of an operation's response: what does not follow from the chain is as there.
   */
  constructor({ transactions, ...options }: TezosOptions, find: (operation: string) => unknown) {
    const chain = new TezosChain(options);
    this.#chain = chain;
    this.#results = new BlockResults(chain, find);
    this.#log = openLog(chain, transactions);
    this.#responses = {
      ...tezosResponses(chain, this.#results),
      injectOperation: ({ body }) => this.#inject(String(body)),
    };
  }

  /** Returns once everything that was sent before this process started is part of the chain. Throws what the store throws. */
  loaded(): Promise<void> {
    return this.#log.loaded();
  }

  /**
   * @returns the response from the chain, or a promise of it; `undefined` for the spec's example.
   * @throws RequestFailure 404 for an unknown block or contract, 500 with a node's errors for a rejected operation.
   */
  respond(request: RestRequest): unknown {
    this.#checkChain(request);
    try {
      return this.#responses[request.operationId]?.(request);
    } catch (error) {
      if (error instanceof WireError) throw rejection(plainError("permanent", error.message));
      // An invalid number.
      if (error instanceof SyntaxError) throw new RequestFailure(400, error.message);
      throw error;
    }
  }

  /**
   * Streams heads, blocks, or the operations that wait until the next head, which ends their stream.
   *
   * @throws RequestFailure for another chain.
   */
  readonly follow: FollowTopics = (examples, topics, emit, request, end) => {
    this.#checkChain(request);
    const [topic = ""] = topics;
    if (topic === "operations") return this.#followMempool(request, emit, end);
    const onHead = (level: number): void => {
      const event = this.#results.fill(topic, level, examples[topic]);
      emit(topic, topic === "block" ? { ...event, operations: [[], [], [], []] } : event);
    };
    if (topic === "progress") {
      onHead(this.#chain.head);
      // The node has caught up.
      end();
      return () => {};
    }
    // Applied blocks are new ones; the stream of heads begins with the newest one.
    if (topic === "head") onHead(this.#chain.head);
    return this.#chain.follow(onHead);
  };

  /** @throws RequestFailure 400 for a name that is none of a chain, 404 for a chain that the node does not have. */
  #checkChain({ parameters, query }: RestRequest): void {
    const name = String(parameters["chain"] ?? query["chain"] ?? "main");
    if (name === "main" || name === this.#results.chainId) return;
    if (name !== "test" && !chainName.test(name))
      throw new RequestFailure(
        400,
        `Failed to parse the argument 'chain_id' ("${name}"): Cannot parse chain identifier.`,
      );
    throw new RequestFailure(404, "No service found at this URL");
  }

  #followMempool({ query }: RestRequest, emit: Parameters<FollowTopics>[2], end: () => void): () => void {
    const isWanted = query["validated"] !== false;
    const pass = query["validation_pass"] as readonly number[] | undefined;
    // Operations of accounts are in the last list.
    const isShown = isWanted && (pass === undefined || pass.includes(3));
    const waiting = this.#chain.waiting.map((one) => this.#results.pending(one));
    emit("operations", isShown ? waiting : []);
    const stop = this.#chain.onSent((one) => {
      if (isShown) emit("operations", [this.#results.pending(one)]);
    });
    const unfollow = this.#chain.follow(end);
    return () => {
      stop();
      unfollow();
    };
  }

  #inject(raw: string): string | Promise<string> {
    const text = raw.toLowerCase();
    // Invalid operations are not stored.
    this.#chain.check(text);
    return this.#log.send(text);
  }
}
