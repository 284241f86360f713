import { readAddress } from "./addresses.ts";
import type { Draft } from "./ledger.ts";
import { type Micheline, keyHash } from "./micheline.ts";
import type { Parameters } from "./operation.ts";
import { WireReader } from "./wire.ts";
import { type NodeError, plainError, protocolError } from "./respond.ts";
import { WireError } from "../byte-reader.ts";

const op = (prim: string, ...args: readonly Micheline[]): Micheline =>
  args.length === 0 ? { prim } : { prim, args };
/** A sequence of instructions. */
const lines = (...all: readonly (readonly Micheline[])[]): Micheline => all.flat();
const int = (value: number): Micheline => ({ int: String(value) });
/** Gives a type a name, as an entrypoint or a field. */
const named = (name: string, type: Micheline): Micheline => ({ ...type, annots: [`%${name}`] }) as Micheline;
const [address, nat] = [op("address"), op("nat")];
const fail = (text: string): Micheline => [op("PUSH", op("string"), { string: text }), op("FAILWITH")];
const orZero = op("IF_NONE", [op("PUSH", nat, int(0))], []);
/** Subtracts, and fails where less than nothing would be left. */
const subtract = [op("SUB"), op("ISNAT"), op("IF_NONE", fail("NotEnoughBalance"), [])];
/** What is left of a balance, from which the fourth value of the stack is taken. */
const debit = [orZero, op("DUP", int(4)), op("SWAP"), ...subtract, op("SOME")];

const transferCode = lines(
  [op("UNPAIR")],
  [op("DUP"), op("SENDER"), op("COMPARE"), op("EQ"), op("IF", [], fail("NotSender"))],
  [op("DIP", [op("UNPAIR")]), op("DIP", int(3), [op("UNPAIR")])],
  [op("DUP", int(4)), op("DUP", int(2)), op("GET"), ...debit],
  [op("SWAP"), op("DIG", int(4)), op("DUG", int(2)), op("UPDATE")],
  [op("DUP"), op("DUP", int(3)), op("GET"), orZero, op("DIG", int(3)), op("ADD"), op("SOME")],
  [op("DIG", int(2)), op("UPDATE")],
);

const burnCode = lines(
  [op("SWAP"), op("UNPAIR"), op("DUP"), op("SENDER"), op("GET"), ...debit],
  [op("SENDER"), op("UPDATE"), op("DIP", subtract)],
);

/** The types of the token's entrypoints. */
export const tokenEntrypoints: Readonly<Record<string, Micheline>> = {
  transfer: op("pair", named("from", address), op("pair", named("to", address), named("value", nat))),
  burn: nat,
};

/** The code of the token, which the simulator follows without running it: `transfer` moves the sender's tokens. */
const tokenCode: readonly Micheline[] = [
  op("parameter", op("or", ...Object.entries(tokenEntrypoints).map(([name, type]) => named(name, type)))),
  op("storage", op("pair", named("ledger", op("big_map", address, nat)), named("total_supply", nat))),
  op("code", [
    op("UNPAIR"),
    op("IF_LEFT", transferCode, burnCode),
    op("PAIR"),
    op("NIL", op("operation")),
    op("PAIR"),
  ]),
];

/** The address of the token's contract, and the number of its big map. */
export const tokenAddress = "KT1RcJkNpxUdzKzSB1GPbE5nXguGRBVyQBpD";
export const tokenMap = "4";
const addressType: Micheline = { prim: "address" };

/** A call that ends with an error. */
export class CallFailure extends Error {
  readonly errors: readonly NodeError[];

  constructor(errors: readonly NodeError[]) {
    super(errors.at(-1)?.id);
    this.errors = errors;
  }
}

/** @returns what the contract stores: the number of its big map, and the supply. */
export function tokenStorage(supply: bigint): Micheline {
  return { prim: "Pair", args: [{ int: tokenMap }, { int: String(supply) }] };
}

/** @returns the contract's code and storage. */
export function tokenScript(supply: bigint): object {
  return { code: tokenCode, storage: tokenStorage(supply) };
}

/** Executes a call as the token's code says. @returns the fields of the result. @throws CallFailure */
export function callToken(state: Draft, sender: string, parameters: Parameters | undefined): object {
  const { entrypoint, value } = unwrapped(parameters);
  const holders = entrypoint === "burn" ? burn(state, sender, value) : transfer(state, sender, value);
  const updates = holders.map((holder) => ({
    key_hash: keyHash({ string: holder }, addressType),
    key: { string: holder },
    value: { int: String(state.tokensOf(holder)) },
  }));
  return {
    storage: tokenStorage(state.supply),
    lazy_storage_diff: [{ kind: "big_map", id: tokenMap, diff: { action: "update", updates } }],
  };
}

/** The entrypoint `default` has the parameter of the whole code, which is that of one entrypoint on a side. */
function unwrapped(parameters: Parameters | undefined): Parameters {
  const { entrypoint = "default", value = { prim: "Unit" } } = parameters ?? {};
  if (entrypoint !== "default" && Object.hasOwn(tokenEntrypoints, entrypoint)) return { entrypoint, value };
  if (entrypoint !== "default")
    throw new CallFailure([protocolError("permanent", "michelson_v1.no_such_entrypoint", { entrypoint })]);
  if ("prim" in value && value.args?.[0] && /^(Left|Right)$/.test(value.prim))
    return { entrypoint: value.prim === "Left" ? "transfer" : "burn", value: value.args[0] };
  throw badParameter();
}

function transfer(state: Draft, sender: string, value: Micheline): readonly string[] {
  const [from, rest] = readPair(value);
  const [to, amount] = readPair(rest);
  const [source, destination] = [addressIn(from), addressIn(to)];
  if (source !== sender) throw failedWith("NotSender", 31);
  take(state, source, naturalIn(amount), 60);
  state.setTokens(destination, state.tokensOf(destination) + naturalIn(amount));
  return source === destination ? [source] : [source, destination];
}

function burn(state: Draft, sender: string, value: Micheline): readonly string[] {
  take(state, sender, naturalIn(value), 108);
  state.supply -= naturalIn(value);
  return [sender];
}

function take(state: Draft, holder: string, amount: bigint, location: number): void {
  if (state.tokensOf(holder) < amount) throw failedWith("NotEnoughBalance", location);
  state.setTokens(holder, state.tokensOf(holder) - amount);
}

function readPair(value: Micheline): readonly [Micheline, Micheline] {
  const args = "prim" in value && value.prim === "Pair" ? (value.args ?? []) : [];
  const [first, second, ...more] = args;
  if (!first || !second) throw badParameter();
  // A pair of more than two values is nested on its right side.
  return [first, more.length > 0 ? { prim: "Pair", args: [second, ...more] } : second];
}

function naturalIn(value: Micheline): bigint {
  if (!("int" in value) || value.int.startsWith("-")) throw badParameter();
  return BigInt(value.int);
}

function addressIn(value: Micheline): string {
  if ("string" in value) return value.string;
  try {
    if ("bytes" in value) return readAddress(new WireReader(Buffer.from(value.bytes, "hex")));
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
  }
  throw badParameter();
}

function badParameter(): CallFailure {
  return new CallFailure([
    protocolError("permanent", "michelson_v1.bad_contract_parameter", { contract: tokenAddress }),
    plainError("permanent", "the token has the entrypoints transfer and burn"),
  ]);
}

/** @param location - Where the code fails: the number of the node, in depth-first order. */
function failedWith(text: string, location: number): CallFailure {
  return new CallFailure([
    protocolError("temporary", "michelson_v1.runtime_error", {
      contract_handle: tokenAddress,
      contract_code: "Deprecated",
    }),
    protocolError("temporary", "michelson_v1.script_rejected", { location, with: { string: text } }),
  ]);
}
