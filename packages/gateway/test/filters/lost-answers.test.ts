import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Gateway, type UpstreamsPart } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, post } from "../client.ts";
import { networksWith } from "../networks.ts";
import { hangTimeout, startUpstream } from "../upstream-server.ts";

interface Call {
  readonly id: unknown;
  readonly method: string;
}

/** Responds to a call that changes something, which the node has executed. */
type Act = (response: ServerResponse, body: string) => void;

/** How a node loses its response. */
const faults = {
  reset: (response) => void response.destroy(),
  half: (response) => {
    response.writeHead(200, { "content-length": 100 }).write('{"jsonrpc":"2.0"');
    setImmediate(() => response.destroy());
  },
  silence: () => {},
  "502 of a proxy": (response) => void response.writeHead(502).end("<html>Bad Gateway</html>"),
  garbage: (response) => void response.end("garbage"),
  "an internal error": responding({ error: { code: -32603, message: "internal" } }),
} satisfies Readonly<Record<string, Act>>;

const lost = {
  code: -32603,
  message:
    "a node may have received the call, but its response was lost: check whether it took effect before you send it again",
};
/** The error of a call, which may say why the response was lost. */
const reported = {
  code: lost.code,
  message: expect.stringMatching(
    new RegExp(`^${lost.message.replace(": check", String.raw`( \(.+\))?: check`)}$`),
  ) as string,
};
const solana = [
  Buffer.concat([Buffer.of(1), Buffer.alloc(64, 7), Buffer.of(1, 2)]).toString("base64"),
  { encoding: "base64" },
];

/** Calls that change something, and what a node says of their repetition. */
const sendings = [
  ["solana", "sendTransaction", solana, -32002, "Transaction simulation failed: Blockhash not found"],
  ["solana", "sendTransaction", solana, -32002, "Transaction simulation failed: custom program error: 0x1"],
  ["ethereum", "eth_sendRawTransaction", ["0x02f86b01"], -32000, "nonce too low"],
  ["bitcoin", "sendrawtransaction", ["00"], -25, "bad-txns-inputs-missingorspent"],
  ["bitcoin", "submitpackage", [["00", "01"]], -25, "package topology disallowed"],
] as const;
const reads = {
  solana: ["getTransaction", ["1"]],
  ethereum: ["eth_getCode", ["0x00", "0x1"]],
  bitcoin: ["getblockstats", [1]],
} as const;

/** Responds to each call of a body with the same members; calls of other methods have the result null. */
function responding(members: object, method?: string): Act {
  return (response, body) => {
    const calls = JSON.parse(body) as Call | Call[];
    const one = (call: Call): object => ({
      jsonrpc: "2.0",
      id: call.id,
      ...(call.method === (method ?? call.method) ? members : { result: null }),
    });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(Array.isArray(calls) ? calls.map(one) : one(calls)));
  };
}

/** A gateway whose upstreams do this with calls of a method, and have the result null for all others. */
async function gatewayTo(
  protocol: keyof typeof reads,
  method: string,
  acts: readonly Act[],
  more: Partial<UpstreamsPart> = {},
): Promise<{ readonly gateway: Gateway; readonly sent: Set<number> }> {
  const sent = new Set<number>();
  const servers = await Promise.all(
    acts.map((act, index) =>
      startUpstream((body, response) => {
        if (!body.includes(`"${method}"`)) return responding({ result: null })(response, body || "[]");
        sent.add(index);
        act(response, body);
      }),
    ),
  );
  closeAfterTest(...servers);
  const upstreams = servers.map(({ url }, index) => ({ name: `node-${index + 1}`, url, tier: index + 1 }));
  const gateway = await createGateway({
    networks: networksWith({ [protocol]: { rpc: { upstreams, ...more } } }),
    limits: { upstreamTimeout: hangTimeout, shutdown: 1 },
  });
  closeAfterTest(gateway);
  return { gateway, sent };
}

/** What a gateway says whose own node has not responded. */
const relayed: Act = (response, body) => {
  response.statusCode = 502;
  responding({ error: { code: -32002, message: "no node could respond" } })(response, body);
};

const both = new Set([0, 1]);

it.each(Object.entries(faults))(
  "A transaction whose response was lost is not rejected by what the next node says: %s",
  async (_, fault) => {
    const [protocol, method, params, code, message] = sendings[0];
    const refuse = responding({ error: { code, message } });
    const { gateway, sent } = await gatewayTo(protocol, method, [fault, refuse]);
    const { status, json } = await post(gateway, protocol, { jsonrpc: "2.0", id: 7, method, params });
    expect([status, json]).toMatchObject([502, { id: 7, error: reported }]);
    expect(sent).toEqual(both);
  },
);

describe.each(sendings)("a call of %s, %s", (protocol, method, params, code, message) => {
  const call = { jsonrpc: "2.0", id: 7, method, params };
  const [readMethod, readParams] = reads[protocol];
  const read = { jsonrpc: "2.0", id: 8, method: readMethod, params: readParams };
  const error = { code, message };
  const refuse = responding({ error }, method);

  it("is not reported as rejected if another node may have executed it, alone and in a batch", async () => {
    for (const fault of [
      faults.reset,
      faults["502 of a proxy"],
      relayed,
      responding({ error: lost }, method),
    ]) {
      const { gateway, sent } = await gatewayTo(protocol, method, [fault, refuse]);
      expect((await post(gateway, protocol, call)).json).toMatchObject({ id: 7, error: reported });
      const { status, json } = await post(gateway, protocol, [call, read]);
      const responses = (json as { id: number }[]).toSorted((one, other) => one.id - other.id);
      expect([status, responses]).toMatchObject([200, [{ error: reported }, { result: null }]]);
      expect(sent).toEqual(both);
    }
  });

  it("is rejected if no node has executed it", async () => {
    for (const first of [refuse, responding({ error: { code: -32005, message: "rate limit" } }, method)]) {
      // Each has its own nodes: soon after its error, a busy node is asked again.
      for (const [body, response] of [
        [call, { id: 7, error }],
        [[call], [{ id: 7, error }]],
      ] as const) {
        const { gateway } = await gatewayTo(protocol, method, [first, refuse]);
        expect((await post(gateway, protocol, body)).json).toMatchObject(response);
      }
    }
  });

  it("is not reported as rejected if a node has refused it before another one may have executed it", async () => {
    for (const earlier of [
      { code: -32005, message: "rate limit" },
      { code: -32005, message: "Node is behind by 42 slots" },
      { code: -32601, message: "Method not found" },
    ]) {
      const acts = [responding({ error: earlier }, method), faults.reset];
      for (const body of [call, [call, read]]) {
        const { gateway, sent } = await gatewayTo(protocol, method, acts);
        const responses = [(await post(gateway, protocol, body)).json].flat() as { id: number }[];
        expect(responses.find(({ id }) => id === 7)).toMatchObject({ error: reported });
        expect(sent).toEqual(both);
      }
    }
  });

  it("succeeds if the next node accepts it", async () => {
    const { gateway } = await gatewayTo(protocol, method, [
      faults.reset,
      responding({ result: "1" }, method),
    ]);
    expect((await post(gateway, protocol, call)).json).toMatchObject({ id: 7, result: "1" });
    expect((await post(gateway, protocol, [call, read])).text).toContain('"result":"1"');
  });

  it("keeps a node's own error if it was sent to that node alone", async () => {
    const internal = { code: -32603, message: "out of memory" };
    const { gateway } = await gatewayTo(protocol, method, [responding({ error: internal }, method)]);
    expect((await post(gateway, protocol, call)).json).toMatchObject({ error: internal });
    expect((await post(gateway, protocol, [call])).json).toMatchObject([{ error: internal }]);
  });
});

describe("a write whose response was lost", () => {
  const write = { jsonrpc: "2.0", id: 7, method: "requestAirdrop", params: ["1".repeat(32), 5] };

  it.each([
    ["reset", "could not be reached, or ended the connection"],
    ["silence", "did not respond in time"],
    ["502 of a proxy", "responded with HTTP 502"],
    ["garbage", "sent a malformed response"],
  ] as const)("says why, also if there is one node: %s", async (fault, why) => {
    const { gateway } = await gatewayTo("solana", write.method, [faults[fault]]);
    const { json } = await post(gateway, "solana", write);
    const pattern = new RegExp(String.raw`was lost \((1 upstream is down .+: )?1 upstream ${why}.*\): check`);
    expect(json).toMatchObject({ error: { message: expect.stringMatching(pattern) } });
  });

  it.each(Object.entries(faults).slice(0, -1))(
    "is reported so in a batch and over a WebSocket: %s",
    async (_, fault) => {
      const { gateway } = await gatewayTo("solana", write.method, [fault, faults.reset]);
      const { status, json: own } = await post(gateway, "solana", write);
      expect([status, own]).toMatchObject([fault === faults.silence ? 504 : 502, { id: 7, error: reported }]);
      const { json } = await post(gateway, "solana", [write, { ...write, id: 8 }]);
      expect([json].flat()[0]).toMatchObject({ error: reported });
      const socket = new WebSocket(
        `${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, "solana").key}`,
      );
      onTestFinished(() => socket.terminate());
      await once(socket, "open");
      const message = once(socket, "message");
      socket.send(JSON.stringify(write));
      expect(JSON.parse(String((await message)[0]))).toMatchObject({ id: 7, error: reported });
    },
  );
});

it("A broadcast transaction is not rejected while another upstream may have it", async () => {
  const [protocol, method, params, code, message] = sendings[2];
  const refuse = responding({ error: { code, message } });
  for (const fault of [faults.reset, faults["an internal error"]]) {
    for (const acts of [
      [fault, refuse],
      [refuse, fault],
    ]) {
      const { gateway, sent } = await gatewayTo(protocol, method, acts, { broadcast: 2 });
      const { json } = await post(gateway, protocol, { jsonrpc: "2.0", id: 7, method, params });
      expect(json).toMatchObject({ id: 7, error: reported });
      expect(sent).toEqual(both);
    }
  }
});

it("A transaction for a REST endpoint is not rejected by what the next node says", async () => {
  const rejection = [{ kind: "branch", id: "proto.024-PtTALLiN.contract.counter_in_the_past" }];
  const acts: readonly Act[] = [
    faults.reset,
    (response) =>
      response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify(rejection)),
  ];
  const servers = await Promise.all(
    acts.map((act) =>
      startUpstream((body, response, { method }) => {
        if (method === "POST") return act(response, body);
        response.writeHead(200, { "content-type": "application/json" }).end("null");
      }),
    ),
  );
  closeAfterTest(...servers);
  for (const [urls, expected] of [
    [
      [0, 1],
      [502, [{ id: "gateway.upstream_failed", msg: reported.message }]],
    ],
    [
      [1, 0],
      [500, rejection],
    ],
  ] as const) {
    const upstreams = urls.map((at, tier) => ({
      name: `node-${at}`,
      url: servers[at]?.url ?? "",
      tier: tier + 1,
    }));
    const gateway = await createGateway({ networks: networksWith({ tezos: { tezos: { upstreams } } }) });
    closeAfterTest(gateway);
    const { status, json } = await post(gateway, "tezos", '"00"', "/injection/operation?chain=main");
    expect([status, json]).toMatchObject(expected);
  }
});
