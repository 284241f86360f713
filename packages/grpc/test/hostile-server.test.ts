import { isNodeAccessError, xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { createSuiClient } from "@node-access/grpc/sui";
import { createTronClient } from "@node-access/grpc/tron";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { data, END_STREAM, goaway, message, reset, startFrameServer, type Script } from "./frame-server.ts";
import { attacks, endSocket, head, resetSocket, TOKEN, trailers, VALID } from "./hostile-responses.ts";

/** Clients of each kind of call, with a function that makes the call and reads the whole response. */
const kinds: Record<string, (endpoint: string) => { run: () => Promise<unknown>; close: () => void }> = {
  "a call": (endpoint) => {
    const client = createGeyserClient({ ...settings(endpoint), retries: 0 });
    return { run: () => client.getSlot(), close: client.close };
  },
  "a write": (endpoint) => {
    const client = createTronClient(settings(endpoint));
    return { run: () => client.wallet.broadcastTransaction({}), close: client.close };
  },
  "a stream of responses": (endpoint) => {
    const client = createSuiClient({ ...settings(endpoint), retries: 0 });
    return { run: () => drain(client.ledger.listCheckpoints({})), close: client.close };
  },
  "a subscription": (endpoint) => {
    const client = createGeyserClient({ ...settings(endpoint), retries: 0 });
    return { run: () => drain(client.subscribe({ slots: { all: {} } })), close: client.close };
  },
  "a subscription that resumes": (endpoint) => {
    const client = createGeyserClient({ ...settings(endpoint), retries: 0 });
    const run = (): Promise<unknown> => drain(client.subscribe({ slots: { all: {} } }, { resume: true }));
    return { run, close: client.close };
  },
};

function settings(endpoint: string): {
  endpoint: string;
  credential: ReturnType<typeof xToken>;
  maxResponseBytes: number;
} {
  return { endpoint, credential: xToken(TOKEN), maxResponseBytes: 1_000_000 };
}

async function drain(stream: AsyncIterator<unknown>): Promise<unknown> {
  try {
    while (!(await stream.next()).done);
  } catch (error) {
    // The error is reported once.
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    throw error;
  }
  return "no error";
}

/** Attacks a call. @returns the code of its error, and how often it was sent. */
async function outcome(kind: string, script: Script): Promise<string> {
  const { endpoint, calls, sockets } = await startFrameServer(script);
  const { run, close } = kinds[kind]?.(endpoint) ?? expect.fail(kind);
  const error = await run().catch((reason: unknown) => reason);
  close();
  await expect.poll(() => sockets.size).toBe(0);
  return `${isNodeAccessError(error) ? error.code : String(error)} ${calls()}`;
}

describe("a server that breaks gRPC's rules", () => {
  // At night each attack on each kind of call; by day each attack on two kinds of five.
  const isTried = (attack: number, kind: string): boolean =>
    Boolean(process.env["NIGHTLY"]) || (attack + Object.keys(kinds).indexOf(kind)) % 5 < 2;

  it.each(Object.keys(kinds))("causes one error, one request and no leak of %s", async (kind) => {
    const log = vi.spyOn(console, "error");
    onTestFinished(() => log.mockRestore());
    const all = Object.entries(attacks)
      .flatMap(([code, some]) => some.map((attack) => [code, ...attack] as const))
      .filter((_, index) => isTried(index, kind));
    const expected: Record<string, string> = {};
    const outcomes: Record<string, string> = {};
    while (all.length > 0) {
      const some = all.splice(0, 40).map(async ([code, name, script]) => {
        expected[name] = `${code} 1`;
        outcomes[name] = await outcome(kind, script);
      });
      await Promise.all(some);
    }
    expect(outcomes).toEqual(expected);
    expect(log.mock.calls).toEqual([]);
  });

  it("does not block a call whose request it does not read", async () => {
    const { endpoint } = await startFrameServer((id) =>
      Buffer.concat([head(id), data(id, VALID, END_STREAM)]),
    );
    const client = createGeyserClient({ ...settings(endpoint), retries: 0 });
    onTestFinished(() => client.close());
    const large = "x".repeat(200_000);
    const call = client.isBlockhashValid({ blockhash: large });
    await expect(call).rejects.toMatchObject({ code: "UNANSWERED" });
    await expect(drain(client.subscribe({ slots: { [large]: {} } }))).rejects.toMatchObject({
      code: "UNANSWERED",
    });
  });

  it("does not end a subscription that resumes", async () => {
    const ends: Script[] = [
      (id) => data(id, Buffer.of(), END_STREAM),
      (id) => trailers(id, ["x-a", "b"]),
      (id) => trailers(id, ["grpc-status", ""]),
      (id) => reset(id, 12),
      (id, socket) => (endSocket(id, socket), goaway(0, 0)),
      resetSocket,
      () => Buffer.of(),
    ];
    let slot = 99n;
    const { endpoint } = await startFrameServer((id, socket) => {
      const update = { updateOneof: { $case: "slot", value: { slot: (slot += 1n), status: 0 } } } as const;
      const bytes = SubscribeUpdate.encode(SubscribeUpdate.create(update)).finish();
      return Buffer.concat([
        head(id),
        data(id, message(bytes)),
        ends[Number(slot) - 100]?.(id, socket) ?? Buffer.of(),
      ]);
    });
    const client = createGeyserClient(settings(endpoint));
    onTestFinished(() => client.close());
    const seen: unknown[] = [];
    for await (const { updateOneof } of client.subscribe({ slots: { all: {} } }, { resume: true })) {
      if (updateOneof?.$case === "slot") seen.push(updateOneof.value.slot);
      if (seen.length === ends.length) break;
    }
    expect(seen).toEqual(ends.map((_, index) => 100n + BigInt(index)));
  });
});
