import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { useBlocks } from "./use-blocks.ts";

/** A list of the newest blocks that updates by itself. */
export function LatestBlocks({ client }: { client: RpcWebSocketClient<"ethereum"> }) {
  const { blocks, error } = useBlocks(client);
  if (error) return <p role="alert">{error.message}</p>;
  if (blocks.length === 0) return <p>Waiting for a block…</p>;
  return (
    <ol>
      {blocks.map(({ hash, number }) => (
        <li key={hash}>
          {number} <code>{hash}</code>
        </li>
      ))}
    </ol>
  );
}
