import { createClient } from "@redis/client";
import { programForTests } from "@node-access-tools/workspace";
import { describe } from "vitest";
import { testExactlyOnce } from "./exactly-once.ts";
import { startServerProcess } from "./server-process.ts";

const program = programForTests("redis");

export const startRedis = () =>
  startServerProcess(program as string, /eady to accept/, (port, folder) =>
    // prettier-ignore
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "yes", "--appendfsync", "always", "--dir", folder],
  );

describe.runIf(program)("a stream of Redis", () => {
  testExactlyOnce(async () => {
    const server = await startRedis();
    return {
      ...server,
      destination: (port, key) => ({ type: "redis", url: `redis://127.0.0.1:${port}`, key }),
      async stored(key) {
        const client = createClient({ url: `redis://127.0.0.1:${server.port}` });
        await client.connect();
        const entries = (await client.xRange(key, "-", "+")) ?? [];
        client.destroy();
        return entries.map(({ message }) => Number(JSON.parse(String(message["event"])).sequence));
      },
    };
  });
});
