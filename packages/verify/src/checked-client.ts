import { invalidArgument, isNodeAccessError, kindOf, NodeAccessError } from "@node-access/auth";
import { requireFunctions } from "./options.ts";
import type { ReadFunction } from "./reads.ts";
import type { Verdict } from "./verdict.ts";
import type { CheckedResult, Verifier } from "./build-verifier.ts";

/** A client whose calls can be checked: of `@node-access/rpc`, or any other with the method `request` of EIP-1193. */
export interface CheckableClient {
  /** Calls a method by name. */
  request(request: never): Promise<unknown>;
}

/** The check of one result by a client that checks its results. */
export interface VerdictEvent extends CheckedResult {
  /** The verdict. Absent if the result is wrong. */
  readonly verdict?: Verdict | undefined;
  /** What is wrong with the result. Absent if nothing is known to be wrong. */
  readonly error?: NodeAccessError<"DATA_INVALID"> | undefined;
}

/** What a client requires of what its calls return. */
interface Requirements {
  readonly verifier: Verifier;
  readonly require: "verified" | "consistent" | "report";
  /** Methods whose results the caller accepts without a check, and those of which only the node can say anything. */
  readonly unchecked: readonly string[];
  readonly accepted: readonly string[];
  readonly onVerdict: ((event: VerdictEvent) => void) | undefined;
}

interface CheckedClientOptions extends Requirements {
  /** Whether a member of the client is a method of the node. */
  readonly isMethod: (name: string) => boolean;
  /** Changes params before they are sent. */
  readonly paramsOf?: (method: string, params: readonly unknown[]) => Promise<readonly unknown[]>;
}

/** Reasons for which a result without a verdict is returned: nothing is there yet that could be wrong. */
const NOTHING_YET: ReadonlySet<string> = new Set(["absent", "pending"]);
/** How often a call is made if its block is replaced each time. */
const MAX_ATTEMPTS = 3;
/** Where clients of `@node-access/rpc` keep what `batch(...)` and views of them use. */
const clientParts: unique symbol = Symbol.for("@node-access/rpc/client") as never;
/** The option of a pool's calls that checks a result at the endpoint that returned it. */
const resultCheck: unique symbol = Symbol.for("@node-access/rpc/result-check") as never;

type Call = (...params: readonly unknown[]) => Promise<unknown>;
/** Makes a call with params and options, and returns its result. */
type Send = (params: readonly unknown[], options: object) => Promise<unknown>;
/** Makes a call, checks its result and returns it. */
type CheckedCall = (method: string, params: readonly unknown[], send: Send) => Promise<unknown>;

interface Parts {
  readonly rpc: {
    readonly call: (
      operation: unknown,
      params: unknown,
      options: object,
    ) => Promise<{ readonly value: unknown }>;
    readonly checksResults?: boolean;
    readonly socket?: unknown;
  };
  readonly view?: unknown;
}

interface AnyClient {
  readonly [name: PropertyKey]: unknown;
  readonly [clientParts]?: Parts;
  request(request: object): Promise<unknown>;
  with(options: object): AnyClient;
}

/** Requires a client with results as on the wire. */
export function wireClient(client: CheckableClient): AnyClient {
  const given = client as unknown as AnyClient;
  if (typeof given?.request !== "function") throw invalidArgument("client", "an RPC client", kindOf(client));
  if (given[clientParts]?.view)
    throw invalidArgument("client", "a client with results as on the wire", "one with quantities as bigint");
  return given;
}

/** Judges results, and accepts those that are what a client requires. */
interface Judge {
  /** Returns the verdict; none if the result is wrong, and that is only reported. */
  examine(checked: CheckedResult, read?: ReadFunction): Promise<Verdict | undefined>;
  /** @throws NodeAccessError `DATA_UNVERIFIABLE` if a result with this verdict is not what is required. */
  accept(method: string, verdict: Verdict | undefined): void;
}

/** Creates what judges the results of a client. */
export function createJudge({ verifier, require, unchecked, accepted, onVerdict }: Requirements): Judge {
  if (!Array.isArray(unchecked)) throw invalidArgument("unchecked", "a list of methods", kindOf(unchecked));
  requireFunctions({ onVerdict });
  const acceptedMethods = new Set([...accepted, ...unchecked]);
  return {
    async examine(checked, read) {
      let verdict: Verdict;
      try {
        verdict = await verifier.check(checked, read);
      } catch (error) {
        if (!isNodeAccessError(error, "DATA_INVALID")) throw error;
        onVerdict?.({ ...checked, error });
        if (require === "report") return undefined;
        throw error;
      }
      onVerdict?.({ ...checked, verdict });
      return verdict;
    },
    accept(method, verdict) {
      if (require === "report" || !verdict) return;
      const unanchored = require === "verified" && "unanchored" in verdict && verdict.unanchored;
      const doubt = verdict.verdict === "unverifiable" ? verdict : unanchored;
      if (!doubt || NOTHING_YET.has(doubt.reason)) return;
      const { reason, explanation } = doubt;
      if (reason === "no-check" && acceptedMethods.has(method)) return;
      throw new NodeAccessError(
        "DATA_UNVERIFIABLE",
        `${method}: the result could not be ${require === "verified" ? require : "checked"}: ${explanation}. Accept it with the option unchecked, or call the client itself`,
        { operation: method, reason, explanation },
      );
    },
  };
}

/** Creates a view of a client whose calls check their results. */
export function checkedClient<Client extends CheckableClient>(
  client: Client,
  { isMethod, paramsOf, ...requirements }: CheckedClientOptions,
): Client {
  const given = wireClient(client);
  const { examine, accept } = createJudge(requirements);
  const isPool = given[clientParts]?.rpc.checksResults === true;
  const callOnce: CheckedCall = async (method, params, send) => {
    if (!isPool) {
      const result = await send(params, {});
      accept(method, await examine({ method, params, result }));
      return result;
    }
    // A pool may return the result of an endpoint that it asked before the last one.
    const verdicts = new Map<unknown, Verdict | undefined>();
    const atEndpoint = async (checked: CheckedResult, read: ReadFunction): Promise<void> => {
      const verdict = await examine(checked, read);
      verdicts.set(checked.result, verdict);
      // Another endpoint is asked then.
      if (verdict && isMoved(verdict)) accept(method, verdict);
    };
    const result = await send(params, { [resultCheck]: atEndpoint });
    accept(method, verdicts.get(result));
    return result;
  };
  return createView(given, isMethod, async (method, asked, send) => {
    for (let attempt = 1; ; attempt += 1) {
      const params = await (paramsOf?.(method, asked) ?? asked);
      try {
        return await callOnce(method, params, send);
      } catch (error) {
        const isOver = attempt === MAX_ATTEMPTS || !isNodeAccessError(error, "DATA_UNVERIFIABLE");
        if (isOver || !isMoved(error.context)) throw error;
      }
    }
  }) as unknown as Client;
}

/** Whether a block was replaced since the call, so that another one may return what can be checked. */
function isMoved(doubt: object): boolean {
  return "reason" in doubt && doubt.reason === "moved";
}

function createView(client: AnyClient, isMethod: (name: string) => boolean, call: CheckedCall): AnyClient {
  /** The client with options for one call. Other clients than those of `@node-access/rpc` may have no `with`. */
  const having = (options: object): AnyClient =>
    Reflect.ownKeys(options).length === 0 ? client : client.with(options);
  let parts: Parts | undefined;
  const get = (name: PropertyKey): unknown => {
    const value = client[name];
    // Always the same, as with other clients: what is remembered for a client is remembered for its parts.
    if (name === clientParts) return value && (parts ??= checkedParts(value as Parts, call));
    if (typeof value !== "function") return value;
    if (name === "with") return (options: object) => createView(client.with(options), isMethod, call);
    if (name === "request")
      return (request: { readonly method: string; readonly params?: readonly unknown[] }) =>
        call(request.method, request.params ?? [], (params, options) =>
          having(options).request({ ...request, params }),
        );
    if (typeof name !== "string" || !isMethod(name)) return value;
    return (...given: readonly unknown[]) =>
      call(name, given, (params, options) => (having(options)[name] as Call)(...params));
  };
  return new Proxy(Object.create(null) as AnyClient, {
    get: (_, name) => get(name),
    has: (_, name) => name in client,
    ownKeys: () => Reflect.ownKeys(client),
    getOwnPropertyDescriptor: (_, name) =>
      name in client
        ? { value: get(name), configurable: true, enumerable: typeof name === "string", writable: true }
        : undefined,
    set: () => false,
  });
}

/** Batches and views of the client make their calls here. Without a batch, each call is sent and checked individually. */
function checkedParts(parts: Parts, call: CheckedCall): Parts {
  const { rpc } = parts;
  return {
    ...parts,
    rpc: {
      ...("socket" in rpc && { socket: rpc.socket }),
      async call(operation, params, options) {
        const { name } = operation as { readonly name: string };
        let response: { readonly value: unknown } | undefined;
        await call(name, (params ?? []) as readonly unknown[], async (sent, added) => {
          response = await rpc.call(operation, sent, { ...options, ...added });
          return response.value;
        });
        return response as { readonly value: unknown };
      },
    },
  };
}
