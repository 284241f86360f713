import { readCatalog } from "@node-access-tools/generate/catalog";
import { readRestFile } from "@node-access-tools/generate/read-texts";
import { resolve } from "node:path";
import { literal } from "./compile.ts";
import type { Outcome, Part } from "./outcome.ts";
import { type RestCall, restCall } from "./rest-call.ts";
import { type RestApi, restApis } from "./rest-clients.ts";
import type { RestExchange } from "./rest-exchange.ts";
import { sendRest } from "./send-rest.ts";

const root = resolve(import.meta.dirname, "../../../../..");

/**
 * Replays the recorded exchanges of APIs over HTTP.
 *
 * @throws Error that names the place of an exchange whose API has no client.
 */
export async function replayRest(exchanges: readonly RestExchange[]): Promise<Part[]> {
  const parts: Part[] = [];
  for (const name of new Set(exchanges.map(({ api }) => api))) {
    const own = exchanges.filter(({ api }) => api === name);
    const api = restApis[name];
    if (!api) throw new Error(`${own[0]?.place}: ${name} is none of ${Object.keys(restApis).join(", ")}`);
    parts.push(await replayApi(name, api, own));
  }
  return parts;
}

async function replayApi(name: string, api: RestApi, exchanges: readonly RestExchange[]): Promise<Part> {
  const spec = await readRestFile(root, name, readCatalog(root));
  const calls = new Map(
    exchanges.flatMap((exchange) => {
      const call = restCall(spec, exchange);
      return call ? [[exchange, call] as const] : [];
    }),
  );
  const bySending = await sendRest(api, calls);
  const results = [...calls].filter(([{ isRejection }]) => !isRejection);
  return {
    programs: results.map(([exchange, call]) => printProgram(api, exchange, call)),
    outcomes: (byType) =>
      exchanges.map((exchange): Outcome => {
        const { place, verb, path, isRejection } = exchange;
        const call = calls.get(exchange);
        const found = { place, protocol: name, method: call?.operation.name ?? `${verb} ${path}` };
        if (!call) return { exchange: found, verdict: "not in the specs", mismatches: [] };
        const sent = bySending.get(exchange);
        const wrong = byType.get(results.findIndex(([one]) => one === exchange));
        const mismatches = [
          ...(sent === undefined ? [] : [sent]),
          ...(wrong === undefined ? [] : [`type: ${wrong}`]),
        ];
        if (mismatches.length > 0) return { exchange: found, verdict: "mismatch", mismatches };
        return { exchange: found, verdict: isRejection ? "rejected" : "matches", mismatches };
      }),
  };
}

/** The call as a program, with the response as a value of its type. Additional fields are allowed. */
function printProgram(
  { module, type }: RestApi,
  { value }: RestExchange,
  { operation, args }: RestCall,
): string {
  return `import type { ${type} } from "${module}";
declare const client: ${type};
declare function matches<Type>(): <const Value extends Type>(value: Value) => void;
const call = client.${operation.name}(${args.map(literal).join(", ")});
matches<Awaited<typeof call>>()(${literal(value)});
`;
}
