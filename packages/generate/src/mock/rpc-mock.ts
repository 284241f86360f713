import { exampleValue } from "../model/example-value.ts";
import type { Json, RpcMethod, Spec } from "../model/index.ts";
import { listKinds, findNotificationMethod } from "../model/json-rpc.ts";
import { exampleParams } from "../model/rpc-method.ts";
import { findNearestName } from "../spec-file/nearest-name.ts";
import { jsonResponse, type MockResponse, type MockService, type ReceivedRequest } from "./exchange.ts";
import type { RequestMistake } from "./mock-call.ts";
import { Missing, MockState } from "./mock-state.ts";
import { SchemaChecker } from "./schema-checker.ts";

/** What is wrong with a call, and what a mock server sends over a WebSocket after its response. */
interface Notes {
  readonly mistakes: readonly RequestMistake[];
  readonly notifications: readonly object[];
}

/** What a call comes to. A notification has no response. */
interface Outcome extends Notes {
  readonly response?: object;
  readonly operation?: string;
}

/** What a message with one or several calls comes to. */
export interface MessageOutcome extends Notes {
  /** `undefined` if all of its calls were notifications. */
  readonly response: unknown;
  readonly operations: readonly string[];
}

/** The codes of the JSON-RPC 2.0 specification. */
const codes = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602, server: -32_000 };

/** Responds to the calls of an OpenRPC document with examples, and says what is wrong with calls. */
export class RpcMock implements MockService {
  readonly #spec: Spec<RpcMethod>;
  readonly #methods: ReadonlyMap<string, RpcMethod>;
  readonly #params: SchemaChecker;
  readonly #state: MockState;
  #subscriptions = 0;

  constructor(spec: Spec<RpcMethod>) {
    this.#spec = spec;
    this.#methods = new Map(spec.operations.map((method) => [method.name, method]));
    this.#params = new SchemaChecker(spec.types);
    this.#state = new MockState(spec.types);
  }

  respond({ method, body }: ReceivedRequest): MockResponse {
    if (method !== "POST") {
      const mistakes = [{ path: method, message: "must be POST" }];
      const facts = { status: 405, headers: { allow: "POST" }, mistakes };
      return jsonResponse({ error: "JSON-RPC calls are sent with POST" }, facts);
    }
    const { response, operations, mistakes } = this.message(body.toString(), false);
    if (response === undefined) return { status: 204, headers: {}, body: "", operations, mistakes };
    return jsonResponse(response, { operations, mistakes });
  }

  /**
   * Responds to a message.
   *
   * @param isSocket - Whether it came over a WebSocket, where subscriptions are possible.
   */
  message(text: string, isSocket: boolean): MessageOutcome {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      const message = `the message is not JSON: ${(error as Error).message}`;
      return joined([failed(null, codes.parse, message)], false);
    }
    if (!Array.isArray(value)) return joined([this.#call(value, isSocket)], false);
    const calls = value.map((one) => this.#call(one, isSocket));
    if (calls.length > 0) return joined(calls, true);
    return joined([failed(null, codes.request, "a batch has at least one call")], false);
  }

  #call(call: unknown, isSocket: boolean): Outcome {
    const { jsonrpc, id, method, params } = Object(call) as Readonly<Record<string, unknown>>;
    const isId = id === null || ["string", "number", "undefined"].includes(typeof id);
    if (jsonrpc !== "2.0" || typeof method !== "string" || !isId)
      return failed(
        isId ? (id ?? null) : null,
        codes.request,
        'a call has jsonrpc: "2.0", a method, and an id that is a text or a number',
      );
    const outcome = this.#result(method, params, isSocket);
    if (id === undefined) return { mistakes: outcome.mistakes, notifications: [], operation: method };
    const { result, error, mistakes, notifications } = outcome;
    const response = { jsonrpc, id, ...(error ? { error } : { result }) };
    return { response, mistakes, notifications, ...(this.#methods.has(method) && { operation: method }) };
  }

  #result(name: string, params: unknown, isSocket: boolean): Result {
    const method = this.#methods.get(name);
    if (!method) {
      const nearest = findNearestName(name, [...this.#methods.keys()]);
      const hint = nearest === undefined ? "" : `: did you mean ${nearest}?`;
      return rejected(codes.method, `there is no method ${name}${hint}`, [
        { path: "method", message: `is unknown${hint}` },
      ]);
    }
    const given = inOrder(method, params);
    if (!Array.isArray(given)) return rejected(codes.params, `${given.path} ${given.message}`, [given]);
    const mistakes = this.#checkParams(method, given);
    if (mistakes.length > 0) {
      const message = mistakes.map((one) => `${one.path} ${one.message}`).join("; ");
      return rejected(codes.params, message, mistakes);
    }
    if (!method.subscription) return this.#respond(method, given);
    if (isSocket) return this.#subscribe(method, given);
    return rejected(codes.method, `${name} needs a WebSocket`, [
      { path: "method", message: "needs a WebSocket" },
    ]);
  }

  #checkParams({ inputs }: RpcMethod, given: readonly unknown[]): RequestMistake[] {
    const extra = given.length - inputs.length;
    const tooMany =
      extra > 0
        ? [{ path: "params", message: `must have at most ${inputs.length} items, has ${given.length}` }]
        : [];
    const wrong = inputs.flatMap(({ name, required, type }, index): RequestMistake[] => {
      const value = given[index];
      const path = `params.${name}`;
      if (value === undefined) return required ? [{ path, message: "is missing" }] : [];
      // By position, null stands for a param that is omitted.
      if (value === null && !required) return [];
      return this.#params.check(type, value, path);
    });
    return [...wrong, ...tooMany];
  }

  #respond(method: RpcMethod, given: readonly unknown[]): Result {
    const byName = Object.fromEntries(
      method.inputs.map(({ name }, index) => [name, given[index] ?? undefined]),
    );
    try {
      const { type } = method.outputs[0];
      const result = this.#state.respond(this.#example(method, given), type, method, byName);
      return { result, mistakes: [], notifications: [] };
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      const { input, message } = error;
      return rejected(codes.server, `${input} ${message}`, [{ path: `params.${input}`, message }]);
    }
  }

  /** The result of the example with these params, else of the first one, else one of the result's type. */
  #example(method: RpcMethod, given: readonly unknown[]): Json {
    const { examples, outputs, inputs } = method;
    const text = JSON.stringify(given);
    const matching = examples.find((one) => {
      const params = exampleParams({ namedParams: "too" }, one) as readonly unknown[];
      return params.length <= inputs.length && JSON.stringify(params) === text;
    });
    const stated = matching ?? examples.find(({ output }) => output !== undefined);
    return stated?.output ?? exampleValue(outputs[0].type, this.#spec.types);
  }

  /** Every subscription reports an example once. */
  #subscribe(method: RpcMethod, given: readonly unknown[]): Result {
    this.#subscriptions += 1;
    const kinds = listKinds(method);
    const [, kind] = kinds.find(([name]) => name === given[0]) ?? kinds[0] ?? [];
    const example = this.#example(method, given);
    const subscription =
      typeof example === "number" ? this.#subscriptions : `0x${this.#subscriptions.toString(16)}`;
    const stated = kind?.examples.find(({ output }) => output !== undefined)?.output;
    const result = stated ?? (kind && exampleValue(kind.output, this.#spec.types));
    const params = { subscription, result };
    const notification = { jsonrpc: "2.0", method: findNotificationMethod(method), params };
    return { result: subscription, mistakes: [], notifications: [notification] };
  }
}

interface Result extends Notes {
  readonly result?: unknown;
  readonly error?: object;
}

function rejected(code: number, message: string, mistakes: readonly RequestMistake[]): Result {
  return { error: { code, message, data: mistakes }, mistakes, notifications: [] };
}

function failed(id: unknown, code: number, message: string): Outcome {
  const mistakes = [{ path: "", message }];
  return { response: { jsonrpc: "2.0", id, error: { code, message } }, mistakes, notifications: [] };
}

/** Returns the params in the order of the spec, or what is wrong with them. */
function inOrder({ inputs, namedParams }: RpcMethod, params: unknown = []): unknown[] | RequestMistake {
  const path = "params";
  if (Array.isArray(params))
    return namedParams === "only" && inputs.length > 0 && params.length > 0
      ? { path, message: "must be an object with the params by name" }
      : params;
  if (typeof params !== "object" || params === null) return { path, message: "must be a list or an object" };
  const names = inputs.map(({ name }) => name);
  const unknown = Object.keys(params).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const nearest = findNearestName(unknown, names);
    const hint = nearest === undefined ? "" : `: did you mean ${nearest}?`;
    return { path: `params.${unknown}`, message: `is unknown${hint}` };
  }
  return names.map((name) =>
    Object.hasOwn(params, name) ? (params as Record<string, unknown>)[name] : undefined,
  );
}

function joined(outcomes: readonly Outcome[], isBatch: boolean): MessageOutcome {
  const responses = outcomes.flatMap(({ response }) => response ?? []);
  return {
    response: responses.length === 0 ? undefined : isBatch ? responses : responses[0],
    operations: outcomes.flatMap(({ operation }) => operation ?? []),
    mistakes: outcomes.flatMap(({ mistakes }) => mistakes),
    notifications: outcomes.flatMap(({ notifications }) => notifications),
  };
}
