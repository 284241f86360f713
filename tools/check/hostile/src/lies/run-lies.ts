import { markdownTable } from "@node-access-tools/workspace";
import { isDeepStrictEqual } from "node:util";
import { createGateway } from "@node-access/gateway";
import { startBeaconNode } from "@node-access-tools/local-servers/beacon-node";
import { changesAt, post } from "../load/send.ts";
import { until } from "../timing.ts";
import { startLiedChain } from "./lied-chain.ts";
import { type Lie, lies } from "./lies.ts";
import { startLyingEndpoint } from "./lying-endpoint.ts";
import { steeringLies } from "./steering-lies.ts";

export interface LieOutcome {
  readonly lie: Lie;
  readonly told: number;
  readonly calls: number;
  /** Callers that got another result than the right one, and callers that got none. */
  readonly deceived: number;
  readonly failed: number;
  /** The upstreams that were cordoned, without the network and the part. */
  readonly cordoned: readonly string[];
  readonly check: string;
}

const callsPerLie = 8;
/** How often a lie is told at most. It is repeated until its upstream is cordoned, since a busy machine may delay a check. */
const maxRounds = 3;
const adminKey = "the-key-of-the-gateway-that-is-lied-to";

/** Tells all lies. Those that make their check impossible meet a gateway that has checked nothing yet. */
export async function runLies(): Promise<LieOutcome[]> {
  return [...(await tellLies(lies)), ...(await tellLies(steeringLies))];
}

/**
 * Tells lies through one of three upstreams behind a gateway that checks results with `enforce`, one kind after the other. Its light client
 * trusts the newest block. The upstream that lies has a lower tier, so it is always asked first.
 */
async function tellLies(chosen: readonly Lie[]): Promise<LieOutcome[]> {
  await using parts = new AsyncDisposableStack();
  const chain = await startLiedChain();
  parts.defer(chain.close);
  const servers = await Promise.all([1, 2, 3].map(() => startLyingEndpoint(chain)));
  for (const server of servers) parts.defer(server.close);
  const [liar] = servers as [(typeof servers)[number]];
  const final = { number: String(chain.final["number"]), hash: String(chain.final["hash"]) };
  const beacon = await startBeaconNode({ blocks: { head: final, final } });
  parts.defer(beacon.close);
  const { checkpoint, network } = beacon;
  const gateway = await createGateway({
    networks: {
      "ethereum-mainnet": {
        beacon: { upstreams: [{ name: "beacon", url: beacon.url }] },
        rpc: {
          upstreams: servers.map(({ url }, index) => ({
            name: index === 0 ? "liar" : `honest-${index}`,
            url,
            tier: index === 0 ? 1 : 2,
          })),
          cache: "off",
          integrity: {
            mode: "enforce",
            senders: true,
            level: "verified",
            lightClient: { checkpoint, network },
          },
        },
      },
    },
    admin: { port: 0, key: adminKey },
    metrics: { port: 0 },
  });
  parts.defer(() => gateway.close());
  const isSynced = async (): Promise<boolean> =>
    (await (await fetch(String(gateway.metricsUrl))).text()).includes("gateway_light_client_block{");
  if (!(await until(isSynced, 30_000)))
    throw new Error("the light client has not followed the chain within 30 s");
  const admin = async (method: string, path: string): Promise<Record<string, unknown>[]> => {
    const { json } = await changesAt(String(gateway.adminUrl), adminKey)(method, path);
    return (json as { results: Record<string, unknown>[] }).results;
  };
  const url = `${gateway.url}/${gateway.credentials?.nodes["ethereum"]?.key}`;
  const outcomes: LieOutcome[] = [];
  for (const lie of chosen) {
    const params = lie.params(chain);
    const right = await chain.call(lie.method, ...params);
    const results: Readonly<Record<string, unknown>>[] = [];
    let told = 0;
    let cordoned: string[] = [];
    const isCordoned = async (): Promise<boolean> => {
      const upstreams = await admin("GET", "/upstreams/");
      cordoned = upstreams.filter((one) => one["cordoned"] === true).map((one) => String(one["name"]));
      return cordoned.length > 0;
    };
    // A gateway only blames an upstream once it has checked another one's result. On a busy machine that check may take too long:
    // callers then get what two upstreams agree on, nobody is blamed, and the lie has to be told again.
    for (let rounds = lie.isUnsettled ? 1 : maxRounds; rounds > 0 && cordoned.length === 0; rounds -= 1) {
      liar.tell(lie);
      const calls = Array.from({ length: callsPerLie }, () => callGateway(url, lie.method, params));
      results.push(...(await Promise.all(calls)));
      told += liar.tell(undefined).told;
      // A change of the cordons takes a moment to be stored, and longer on a busy machine.
      await until(isCordoned, lie.isUnsettled ? 1_000 : 10_000);
    }
    const found = await admin("GET", "/wrong-results/");
    outcomes.push({
      lie,
      told,
      calls: results.length,
      deceived: results.filter((one) => "result" in one && !isDeepStrictEqual(one["result"], right)).length,
      failed: results.filter((one) => !("result" in one)).length,
      cordoned,
      check: cordoned.length > 0 ? String(found[0]?.["check"] ?? "") : "",
    });
    await admin("POST", "/upstreams/ethereum-mainnet.rpc.liar/uncordon/");
  }
  return outcomes;
}

/** What is wrong with an outcome; an empty list if nothing is. */
export function violations({ lie, told, deceived, failed, cordoned }: LieOutcome): string[] {
  const { isUnsettled } = lie;
  const found = cordoned.join();
  const isRight = found === (isUnsettled ? "" : "liar") || (isUnsettled === "perhaps" && found === "liar");
  const wrong = [
    told === 0 && "it was never told",
    deceived > 0 && `${deceived} callers got it`,
    failed > 0 && `${failed} calls failed`,
    !isRight && `cordoned are ${found || "none"}`,
  ];
  return wrong.flatMap((what) => (what === false ? [] : [`${lie.method}, ${lie.name}: ${what}`]));
}

export function liesTable(outcomes: readonly LieOutcome[]): string {
  const rows = outcomes.map(({ lie, deceived, failed, check }) => [
    `\`${lie.method}\``,
    lie.name,
    check === "" ? "another upstream is asked, as honest nodes may return it too" : `\`${check}\``,
    String(deceived),
    String(failed),
  ]);
  return markdownTable(["method", "lie", "found by", "callers that got it", "calls that failed"], rows);
}

async function callGateway(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<Readonly<Record<string, unknown>>> {
  const { text } = await post(url, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
  return JSON.parse(text) as Record<string, unknown>;
}
