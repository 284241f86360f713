import { GraphQLError } from "graphql";

/** What a JSON-RPC call costs, in fields of the result. */
const callCost = 50;
/** What a heavy call costs, such as a trace. */
const heavyCallCost = 500;

/** Adds up what a query costs, and ends it when that is too much. */
export class QueryCost {
  readonly #limit: number;
  readonly #onExceeded: (error: GraphQLError) => void;
  #cost = 0;
  error: GraphQLError | undefined;

  /** @param onExceeded - Called when the query has reached the limit `graphqlCost`. */
  constructor(limit: number, onExceeded: (error: GraphQLError) => void) {
    this.#limit = limit;
    this.#onExceeded = onExceeded;
  }

  /** @throws GraphQLError if the query costs too much by now. */
  addField(): void {
    this.#add(1);
  }

  /** @throws GraphQLError if the query costs too much with these calls, which are then not sent. */
  addCalls(light: number, heavy: number): void {
    this.#add(light * callCost + heavy * heavyCallCost);
  }

  /** Checks that the query can afford a number of calls before it prepares them. */
  check(calls: number): void {
    if (this.#cost + calls * callCost > this.#limit) this.#add(calls * callCost);
  }

  #add(cost: number): void {
    this.#cost += cost;
    if (this.#cost <= this.#limit) return;
    if (!this.error) {
      this.error = new GraphQLError(
        `the query costs more than ${this.#limit}: 1 for each field of the result, ${callCost} for each call of the ` +
          `node and ${heavyCallCost} for a heavy one. Ask for fewer blocks, transactions or accounts at a time; ` +
          "the gateway's option limits.graphqlCost raises the limit",
        { extensions: { code: "COST_LIMIT", limit: this.#limit } },
      );
      this.#onExceeded(this.error);
    }
    throw this.error;
  }
}
