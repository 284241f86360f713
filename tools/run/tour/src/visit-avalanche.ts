import { urlToken } from "@node-access/rpc";
import {
  avalancheAtomic,
  avalancheHealth,
  avalancheInfo,
  avalancheP,
  avalancheX,
  createRpcClient,
} from "@node-access/rpc/avalanche";
import type { Check, CheckContext, Target } from "./check.ts";
import { preview } from "./checks/rest.ts";
import type { OpenGateway } from "./open-gateway.ts";
import { exampleOf } from "./spec-methods.ts";
import type { Visit } from "./visit.ts";

/** The methods at each path of an Avalanche node beside its EVM's, by the part of the network. */
const tables = {
  "avalanche-p": avalancheP,
  "avalanche-x": avalancheX,
  "avalanche-atomic": avalancheAtomic,
  "avalanche-info": avalancheInfo,
  "avalanche-health": avalancheHealth,
} as const;

/** Calls each method of Avalanche's P-Chain, X-Chain and node once, as its example shows: with params by name. */
export async function visitAvalanche(
  { url, nodeOf, servedBy }: OpenGateway,
  visit: Visit,
  place: Omit<Target<unknown>, "client">,
): Promise<void> {
  const credential = urlToken(nodeOf("avalanche").key);
  for (const [part, protocol] of Object.entries(tables)) {
    const client = createRpcClient({ protocol, endpoint: url, credential });
    const methods = Object.keys(protocol.methods);
    const over = `gateway, ${protocol.rpcPath}, URL token`;
    await visit.run(over, { ...place, client }, methods.map(checkOf), () => servedBy("avalanche", part));
    visit.expect(over, methods);
  }
}

function checkOf(method: string): Check<object> {
  const { request, params } = exampleOf(method);
  return {
    method,
    request,
    async run({ client, call }: CheckContext<object>) {
      const send = Reflect.get(client, method) as (params?: object) => Promise<unknown>;
      return preview(await call(() => (Object.keys(params).length > 0 ? send(params) : send())));
    },
  };
}
