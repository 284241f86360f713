import { callable, namesOf, readBundle } from "@node-access-tools/gen-openrpc";
import { resolve } from "node:path";

const bundle = readBundle(resolve(import.meta.dirname, "../../.."));

/** The JSON-RPC methods that the service's own interface names, with their other names. */
export const interfaceMethods: readonly string[] = callable(bundle)
  .filter((method) => method["x-source"].startsWith("interface: C"))
  .flatMap(namesOf);
