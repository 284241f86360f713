import {
  callable,
  kindsOf,
  type Method,
  namesOf,
  protocolsOf,
  readBundle,
} from "@node-access/generate/open-rpc";
import { resolve } from "node:path";

const bundle = readBundle(resolve(import.meta.dirname, "../../../.."));

/** The JSON-RPC methods of a protocol. */
export function methodsOf(protocol: string): readonly Method[] {
  return callable(bundle).filter((method) =>
    protocolsOf(bundle, method).some(({ name }) => name === protocol),
  );
}

/** The JSON-RPC methods that the service's own interface names, with their other names. */
export const interfaceMethods: readonly string[] = callable(bundle)
  .filter((method) => method["x-source"].startsWith("interface: C"))
  .flatMap(namesOf);

/** The kinds of subscription that every EVM node has, named as the tour names its rows. */
export const commonSubscriptions: readonly string[] = bundle.methods
  .filter(({ name }) => name === "eth_subscribe")
  .flatMap(kindsOf)
  .map(([kind]) => `subscribe ${kind}`);
