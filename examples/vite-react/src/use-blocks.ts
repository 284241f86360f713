import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { watchHeads } from "@node-access/rpc/subscriptions";
import { useEffect, useState } from "react";

export interface Block {
  readonly number: number;
  readonly hash: string;
}

export interface Blocks {
  /** Newest first, at most ten. */
  readonly blocks: readonly Block[];
  readonly error: Error | undefined;
}

/** Follows the chain while the component is mounted. Reorganized blocks are taken back. */
export function useBlocks(client: RpcWebSocketClient<"ethereum">): Blocks {
  const [state, setState] = useState<Blocks>({ blocks: [], error: undefined });
  useEffect(() => {
    const stop = new AbortController();
    const follow = async (): Promise<void> => {
      for await (const event of watchHeads(client, { signal: stop.signal })) {
        if (event.type === "gap") continue;
        const { hash, number } = event.head;
        setState(({ blocks }) => {
          const others = blocks.filter((block) => block.hash !== hash);
          const next =
            event.type === "head" ? [{ hash, number: Number(number) }, ...others].slice(0, 10) : others;
          return { blocks: next, error: undefined };
        });
      }
    };
    follow().catch((error: Error) => {
      if (!stop.signal.aborted) setState((before) => ({ ...before, error }));
    });
    return () => stop.abort();
  }, [client]);
  return state;
}
