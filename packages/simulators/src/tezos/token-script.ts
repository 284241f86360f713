import type { Micheline } from "./micheline.ts";

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

const transfer = lines(
  [op("UNPAIR")],
  [op("DUP"), op("SENDER"), op("COMPARE"), op("EQ"), op("IF", [], fail("NotSender"))],
  [op("DIP", [op("UNPAIR")]), op("DIP", int(3), [op("UNPAIR")])],
  [op("DUP", int(4)), op("DUP", int(2)), op("GET"), ...debit],
  [op("SWAP"), op("DIG", int(4)), op("DUG", int(2)), op("UPDATE")],
  [op("DUP"), op("DUP", int(3)), op("GET"), orZero, op("DIG", int(3)), op("ADD"), op("SOME")],
  [op("DIG", int(2)), op("UPDATE")],
);

const burn = lines(
  [op("SWAP"), op("UNPAIR"), op("DUP"), op("SENDER"), op("GET"), ...debit],
  [op("SENDER"), op("UPDATE"), op("DIP", subtract)],
);

/** The types of the token's entrypoints. */
export const tokenEntrypoints: Readonly<Record<string, Micheline>> = {
  transfer: op("pair", named("from", address), op("pair", named("to", address), named("value", nat))),
  burn: nat,
};

/**
 * The code of the token. The simulator does what it says, and does not run it: `transfer` moves tokens of the sender,
 * `burn` destroys them.
 */
export const tokenCode: readonly Micheline[] = [
  op("parameter", op("or", ...Object.entries(tokenEntrypoints).map(([name, type]) => named(name, type)))),
  op("storage", op("pair", named("ledger", op("big_map", address, nat)), named("total_supply", nat))),
  op("code", [
    op("UNPAIR"),
    op("IF_LEFT", transfer, burn),
    op("PAIR"),
    op("NIL", op("operation")),
    op("PAIR"),
  ]),
];
