import assert from "node:assert/strict";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { ManagementClient, StreamWithSecret } from "@node-access/management";
import { type CloudEvent, verifyWebhook } from "@node-access/management/webhooks";
import { listen } from "@node-access-tools/local-servers";
import type { Visit } from "./visit.ts";

export type Method = keyof ManagementClient & string;
export type Result<Of extends Method> = Awaited<ReturnType<ManagementClient[Of]>>;

/** Makes a call, whose result must have this part, or satisfy this check. @returns the result, without parts if the call fails. */
export type CallManagement = <Of extends Method>(
  method: Of,
  args: readonly unknown[],
  known?: unknown,
  rejected?: number,
) => Promise<Partial<Result<Of>>>;

/** Milliseconds within which events must arrive. */
const PATIENCE = 30_000;

/** Creates streams, receives their events, and calls each operation on them. */
export async function visitStreams(
  visit: Visit,
  call: CallManagement,
  management: ManagementClient,
): Promise<void> {
  const [network] = (await management.listNetworks({ protocol: "ethereum" })).results;
  const source = { type: "blocks" };
  const from = { network: network?.id, source, start: { block: 0 } };
  const receiver = await openReceiver();
  try {
    const destination = { type: "webhook", url: receiver.url };
    const { id } = await call("createStream", [{ ...from, name: "tour", destination }], receiver.accept);
    await visit.run({ over: "gateway, signed webhook" }, [
      {
        method: "events of a stream",
        request: "blocks from 0",
        run: async (time) => {
          const [first, second] = await time(() => receiver.events(2));
          assert.partialDeepStrictEqual(first, {
            type: "block",
            sequence: "0000000000000001",
            removed: false,
          });
          assert.equal(second?.sequence, "0000000000000002");
          return `${first?.subject}, ${second?.subject}`;
        },
      },
    ]);
    await call("listStreams", [{ name: "tour" }], { count: 1, results: [{ id }] });
    await call("getStream", [id], { name: "tour", source });
    await call("testStream", [id], { delivered: true });
    await call("pauseStream", [id], { status: "paused" });
    await call("updateStream", [id, { batch_size: 10 }], { batch_size: 10 });
    await call("replayStream", [id, { from: 1 }], { id, status: "paused" });
    await call("rotateStreamSecret", [id], receiver.accept);
    await call("resumeStream", [id], { status: "running" });
    await call("listStreamRanges", [id]);
    await call("recheckStream", [id, { from: 0, to: 10 }]);
    await call("listDeadLetters", [id], { count: 0 });
    await call("redeliverDeadLetters", [id, {}], { delivered: 0, rejected: 0 });
    await call("deleteStream", [id]);

    const pulled = await management.createStream({ ...from, destination: { type: "pull" } } as never);
    const read = [pulled.id, { limit: 1, wait: 20 }];
    await call("readStreamEvents", read, {
      events: [{ sequence: "0000000000000001", type: "block" }],
      last: 1,
    });
    await call("acknowledgeStreamEvents", [pulled.id, { sequence: 1 }]);
    await management.deleteStream(pulled.id);
  } finally {
    await receiver.close();
  }
}

/** Starts a server that accepts events with a right signature. */
async function openReceiver() {
  const received: CloudEvent[] = [];
  const secrets: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      try {
        received.push(
          ...(await verifyWebhook({ headers: request.headers, body: await buffer(request) }, secrets)),
        );
        response.writeHead(204).end();
      } catch {
        response.writeHead(401).end();
      }
    })();
  });
  return {
    ...(await listen(server)),
    /** Accepts what is signed with the secret of a stream, which no text shows. */
    accept(shown: unknown, { signing_secret: secret }: StreamWithSecret): void {
      assert.ok(secret && !JSON.stringify(shown).includes(secret.reveal()));
      secrets.push(secret.reveal());
    },
    /** Waits until this number of events has arrived. */
    async events(count: number): Promise<readonly CloudEvent[]> {
      for (const deadline = Date.now() + PATIENCE; received.length < count; await sleep(10))
        assert.ok(Date.now() < deadline, `expected ${count} events, received ${received.length}`);
      return received;
    },
  };
}
