import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { printResult, type OutputOptions } from "../output/print-result.ts";
import { listAllMethods, type AnyMethod } from "./method-table.ts";
import { createWordSearch, splitSearched, squeeze } from "./search-words.ts";

/** Lists methods that have the words, the best first; without words, all of them. */
export async function listMethods(
  words: readonly string[],
  options: OutputOptions & { readonly protocol?: string },
  io: Io,
): Promise<void> {
  const found = searchMethods(words.join(" "), options.protocol);
  if (found.length === 0) throw new CommandError(`methods: none has ${words.join(" and ")}`);
  const rows = found.map(({ name, command, protocol, summary }) => ({ command, protocol, name, summary }));
  await printResult(rows, { ...options, table: options.table ?? !options.json }, io);
}

/** How much more a match counts in one part of a method than in its summary. */
const boost = { name: 4, otherNames: 4, summary: 1, protocol: 1, endings: 0.01 };

/** How much more the method counts whose name was typed. */
const NAME = 20;

/** How much more the method counts whose name without its namespace, or one of whose other names was searched. */
const OTHER_NAME = 4;

/** Characters of a query. The time for similar words grows with the square of their length. */
const LONGEST = 200;

type Search = (query: string) => readonly AnyMethod[];

/** By protocol. An index of all methods takes some 0.1 s. */
const searches = new Map<string | undefined, Search>();

/** Returns the methods that have all words of a query, or if none has, some or similar ones: the best first. */
export function searchMethods(query: string, protocol?: string): readonly AnyMethod[] {
  if (query.length > LONGEST)
    throw new CommandError(
      `methods: expected words of at most ${LONGEST} characters in all, received ${query.length}`,
    );
  if (splitSearched(query).length === 0) return listAllMethods(protocol);
  const known = searches.get(protocol) ?? createSearch(listAllMethods(protocol));
  searches.set(protocol, known);
  return known(query);
}

function createSearch(methods: readonly AnyMethod[]): Search {
  const search = createWordSearch(methods, boost, readField, weight);
  return (query) => search(query).map(({ document }) => document);
}

function readField(method: AnyMethod, field: string): string | undefined {
  return field === "endings" ? listEndings(method.name) : method[field as "name" | "otherNames"];
}

/** A name from each of its words on, in one word: so `userop` finds `eth_sendUserOperation`. */
function listEndings(name: string): string {
  const words = name.split(/_|(?<=[a-z\d])(?=[A-Z])/);
  return words.map((_, at) => squeeze(words.slice(at).join(""))).join(" ");
}

function weight({ name, otherNames, deprecated }: AnyMethod, query: string): number {
  if (name === query.trim()) return NAME;
  const wanted = squeeze(query);
  const names = [name, name.replace(/^.*?[_.]/, ""), ...(otherNames ?? "").split(",")];
  return (names.some((one) => squeeze(one) === wanted) ? OTHER_NAME : 1) * (deprecated ? 0.4 : 1);
}
