import { pathKey } from "@node-access/beacon";
import { createSszClient } from "@node-access/beacon/ssz";
import {
  createRestClient,
  credentialKinds,
  endpoints,
  protocols,
  restMethods,
  walkRest,
} from "@node-access/cli/walk";
import { beaconEventChecks, sszPlace } from "./checks/beacon.ts";
import { tezosPlace } from "./checks/tezos.ts";
import { tronPlace } from "./checks/tron.ts";
import { credentialFor, formatKind, type OpenGateway } from "./open-gateway.ts";
import type { Place, Visit } from "./visit.ts";

/** What is known of a chain beyond its spec, by endpoint. */
const known: Readonly<Record<string, (client: never) => Partial<Place>>> = {
  tezos: tezosPlace,
  tron: tronPlace,
};

/** Calls each operation of each REST endpoint of nodes, and the first one with each other kind of credential. */
export async function visitRest(visit: Visit, gateway: OpenGateway): Promise<void> {
  const { url, nodeOf, servedBy } = gateway;
  for (const [name, { surface, families }] of Object.entries(endpoints)) {
    const methods = restMethods.filter(({ spec, operation = spec, stream }) => operation === name && !stream);
    const [protocol = ""] = Object.entries(protocols).find(([, one]) => one.endpoints.includes(name)) ?? [];
    const [first] = methods;
    const kinds = credentialKinds[surface] ?? [];
    if (families || !first) continue;
    for (const [index, kind] of kinds.entries()) {
      const credential = credentialFor(kind, nodeOf(protocol));
      const client = await createRestClient(first, { endpoint: url, credential });
      const over = `gateway, ${name}, ${formatKind(kind)}`;
      const by = (): string | undefined => servedBy(protocol, name);
      const place = { over, client, servedBy: by, ...known[name]?.(client as never) };
      await walkRest(index === 0 ? methods : [first], visit.walker(place));
      if (index === 0) visit.expect(over, listOperations(client));
      await client["close"]?.();
    }
  }
  await visitBeaconWire(visit, gateway);
}

/** Calls the beacon's operations in SSZ, and waits for an event of each topic. */
async function visitBeaconWire(visit: Visit, { url, nodeOf, servedBy }: OpenGateway): Promise<void> {
  const node = { endpoint: url, credential: pathKey(nodeOf("ethereum").key) };
  const by = (): string | undefined => servedBy("ethereum", "beacon");
  const ssz = createSszClient(node);
  const names = listOperations(ssz);
  const methods = restMethods.filter(({ spec, name }) => spec === "beacon" && names.includes(name));
  const over = "gateway, beacon in SSZ, path key";
  await walkRest(methods, visit.walker({ over, client: ssz, servedBy: by, ...sszPlace(methods) }));
  visit.expect(
    over,
    names.map((name) => `${name}, SSZ`),
  );
  const events = "gateway, beacon's events, path key";
  await visit.run({ over: events, servedBy: by }, beaconEventChecks(node));
}

/** Lists every operation of a REST client. The client creates them from a table generated from the specs. */
export function listOperations(client: object): readonly string[] {
  return Object.keys(client).filter((name) => name !== "with" && name !== "close");
}
