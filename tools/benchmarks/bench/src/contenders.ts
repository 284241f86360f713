import type { Question } from "./answers.ts";

/** A way to make calls, ready to use. */
export interface Contender {
  call(question: Question): Promise<unknown>;
  /** Sends all questions as one JSON-RPC batch and gives the results in their order. */
  batch?(questions: readonly Question[]): Promise<readonly unknown[]>;
  /** Makes the server send notifications, and takes them all. */
  flood?(count: number): Promise<void>;
}

/** The contenders by name. Each loads only its own library, so that it runs as in a program that uses no other. */
export const contenders: Readonly<Record<string, (url: string) => Promise<Contender>>> = {
  "hand-written undici": handWritten,
  "@node-access/rpc": nodeAccess,
  viem,
  ethers,
};

/** What every other contender is divided by. */
export const baseline = "hand-written undici";

async function handWritten(url: string): Promise<Contender> {
  const { Pool } = await import("undici");
  const pool = new Pool(url);
  let id = 0;
  const post = async (body: unknown): Promise<unknown> => {
    const answer = await pool.request({
      path: "/",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return JSON.parse(await answer.body.text());
  };
  return {
    async call({ method, params }) {
      const answer = (await post({ jsonrpc: "2.0", id: ++id, method, params })) as { result: unknown };
      return answer.result;
    },
    async batch(questions) {
      const calls = questions.map(({ method, params }) => ({ jsonrpc: "2.0", id: ++id, method, params }));
      const answers = (await post(calls)) as { id: number; result: unknown }[];
      const byId = new Map(answers.map((answer) => [answer.id, answer.result]));
      return calls.map((call) => byId.get(call.id));
    },
  };
}

async function nodeAccess(url: string): Promise<Contender> {
  const { createRpcClient } = await import("@node-access/rpc");
  const { batch } = await import("@node-access/rpc/batch");
  const client = createRpcClient({ protocol: "ethereum", endpoint: url });
  return {
    call: (question) => client.request(question),
    async batch(questions) {
      const settled = await batch(client, questions);
      return settled.map((item) => {
        if (item.status === "rejected") throw item.reason;
        return item.value;
      });
    },
  };
}

async function viem(url: string): Promise<Contender> {
  const { createClient, http } = await import("viem");
  const single = createClient({ transport: http(url, { retryCount: 0 }) });
  const batching = createClient({ transport: http(url, { retryCount: 0, batch: { batchSize: 100 } }) });
  // Its types know the standard's methods only with their own param types.
  type Request = (question: Question) => Promise<unknown>;
  return {
    call: single.request as Request,
    batch: (questions) => Promise.all(questions.map(batching.request as Request)),
  };
}

async function ethers(url: string): Promise<Contender> {
  const { JsonRpcProvider, Network } = await import("ethers");
  const staticNetwork = Network.from(1);
  const single = new JsonRpcProvider(url, staticNetwork, { staticNetwork, batchMaxCount: 1 });
  const batching = new JsonRpcProvider(url, staticNetwork, { staticNetwork, batchMaxCount: 100 });
  const send = (provider: typeof single, { method, params }: Question): Promise<unknown> =>
    provider.send(method, [...params]);
  return {
    call: (question) => send(single, question),
    batch: (questions) => Promise.all(questions.map((question) => send(batching, question))),
  };
}
