import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { programForTests } from "@node-access-tools/workspace";
import { describe } from "vitest";
import { testExactlyOnce } from "./exactly-once.ts";
import { startServerProcess } from "./server-process.ts";

const program = programForTests("nats");

describe.runIf(program)("a subject of NATS JetStream", () => {
  testExactlyOnce(async () => {
    const server = await startServerProcess(program as string, /Server is ready/, (port, folder) => [
      "-js",
      "-a",
      "127.0.0.1",
      "-p",
      String(port),
      "-sd",
      folder,
    ]);
    const manage = async () => {
      const connection = await connect({ port: server.port });
      return { connection, ...(await jetstreamManager(connection)) };
    };
    const { connection, streams } = await manage();
    await streams.add({ name: "EVENTS", subjects: ["events.*"] });
    await connection.close();
    return {
      ...server,
      destination: (port, name) => ({
        type: "nats",
        url: `nats://127.0.0.1:${port}`,
        subject: `events.${name}`,
      }),
      async stored(name) {
        const { connection: reading, streams: all } = await manage();
        const { state } = await all.info("EVENTS");
        const sequences: number[] = [];
        for (let seq = 1; seq <= state.last_seq; seq += 1) {
          const message = await all.getMessage("EVENTS", { seq });
          if (message?.subject !== `events.${name}`) continue;
          sequences.push(Number(message.json<{ sequence: string }>().sequence));
        }
        await reading.close();
        return sequences;
      },
    };
  });
});
