import { readCatalog } from "@node-access-tools/generate/catalog";
import { ofProtocol } from "@node-access-tools/generate/emit/rpc";
import {
  type Callable,
  callable,
  definitions,
  type Example,
  exampleArguments,
  kindsOf,
  objectSchema,
  outputOf,
  referencesIn,
  type RpcSpec,
} from "@node-access-tools/generate/model";
import { resolve } from "node:path";
import { spec } from "./spec-methods.ts";

/** A call, or a kind of subscription, as the first example of the specs shows it. */
export interface Shown {
  readonly name: string;
  /** What the example shows, in a few words. */
  readonly request: string;
  readonly args: readonly unknown[];
  /** The JSON Schema of the result or of an event. */
  readonly schema: object;
}

/** A path of a node with the methods of a kind of chain. */
export interface ChainPath {
  /** The protocol's title, with the path if it is not the one that clients take by themselves. */
  readonly title: string;
  readonly rpcPath?: string;
  /** The part of a network's configuration that serves it. */
  readonly part: string;
}

/** A family of methods or types that one kind of EVM chain has, and the first protocol with it. */
export interface ChainKind {
  readonly family: string;
  readonly protocol: string;
  readonly network: string;
  readonly paths: readonly ChainPath[];
  /** The JSON Schemas of the protocol's types. */
  readonly definitions: object;
  /** What the family adds, and calls of other families whose results it changes. */
  readonly calls: readonly Shown[];
  readonly subscriptions: readonly Shown[];
}

const catalog = readCatalog(resolve(import.meta.dirname, "../../../.."));

/** Lists the kinds of EVM chains that differ from Ethereum. */
export function chainKinds(): readonly ChainKind[] {
  const families = spec.sections.filter(({ separate }) => separate);
  return families.map(({ name: family }) => {
    const [protocol] =
      Object.entries(catalog.protocols).find(([, row]) => row.families.includes(family)) ?? [];
    if (protocol === undefined) throw new Error(`no protocol has the family ${family}`);
    const place = { family, protocol, network: networkOf(protocol), paths: pathsOf(family, protocol) };
    return Object.assign(place, differences(family, protocol));
  });
}

function pathsOf(family: string, protocol: string): readonly ChainPath[] {
  const { title = protocol, endpoints = [] } = catalog.protocols[protocol] ?? {};
  const others = endpoints.flatMap((part): ChainPath[] => {
    const { families = [], rpcEntry, rpcPath } = catalog.endpoints[part] ?? {};
    const hasFamily = rpcEntry === undefined && rpcPath !== undefined && families.includes(family);
    return hasFamily ? [{ title: `${title}, ${rpcPath}`, rpcPath, part }] : [];
  });
  return [{ title, part: "rpc" }, ...others];
}

function networkOf(protocol: string): string {
  const [network] = Object.entries(catalog.networks ?? {}).find(([, one]) => one.protocol === protocol) ?? [];
  if (network === undefined) throw new Error(`no network has the protocol ${protocol}`);
  return network;
}

function differences(
  family: string,
  protocol: string,
): Pick<ChainKind, "calls" | "definitions" | "subscriptions"> {
  const own = ofProtocol(spec, protocol);
  const common = new Map(
    [...callsOf(spec), ...kindsIn(spec)].map(({ name, section, one }) => [
      `${section} ${name}`,
      typesOf(one),
    ]),
  );
  const hasTypes = Object.values(spec.types).some(({ home, replaces }) => home === family && replaces);
  const differing = (all: readonly Entry[]): readonly Shown[] =>
    all
      .filter(
        ({ name, section, one }) =>
          section === family ||
          (hasTypes && !usesFilter(one) && typesOf(one) !== common.get(`${section} ${name}`)),
      )
      .map(shown);
  return {
    definitions: definitions(own.types),
    calls: differing(callsOf(own)),
    subscriptions: differing(kindsIn(own)),
  };
}

/** A method or a kind of subscription, and the family that has it: those of two families may have the same name. */
interface Entry {
  readonly name: string;
  readonly section: string;
  readonly one: Callable;
}

function callsOf(all: RpcSpec): readonly Entry[] {
  return callable(all).map((one) => ({ name: one.name, section: one.section, one }));
}

function kindsIn({ operations }: RpcSpec): readonly Entry[] {
  return operations.flatMap((method) =>
    kindsOf(method).map(([name, one]) => ({ name, section: one.section ?? method.section, one })),
  );
}

/** Whether a call takes the id of a filter: that of its example does not exist. */
function usesFilter(one: Callable): boolean {
  return "kind" in one && one.filter === "uses";
}

/** The named types of what a call returns, or a subscription sends: a type that a family changes has another name. */
function typesOf(one: Callable): string {
  return referencesIn(outputOf(one)).join();
}

/** Subscriptions are not narrowed more than they must be: an event that fits an example may never come. */
function argumentsOf(one: Callable, example: Example): readonly unknown[] {
  if ("kind" in one) return exampleArguments(one, example);
  const required = new Set(one.inputs.filter((input) => input.required).map((input) => input.name));
  return example.inputs.filter(({ name }) => required.has(name)).map(({ value }) => value);
}

function shown({ name, one }: Entry): Shown {
  const [example] = one.examples;
  return {
    name,
    request: example?.name ?? "",
    args: example ? argumentsOf(one, example) : [],
    schema: objectSchema(outputOf(one)),
  };
}
