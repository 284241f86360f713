import { type Source, SourceError } from "../../model/source.ts";
import type { DeliveryOptions } from "../../model/delivery.ts";
import type { StreamDefinition } from "../../model/stream.ts";
import type { SharedReads } from "../shared-reads.ts";
import { EvmSource } from "./evm-source.ts";
import { blocks, type Kind, LogKind, receipts } from "./kinds.ts";
import { NodeReads } from "./node-reads.ts";
import { PendingReads } from "./pending-reads.ts";
import { PendingSource } from "./pending-source.ts";

/** Creates the source of a stream of an EVM chain. */
export function createEvmSource(
  definition: StreamDefinition,
  shared: SharedReads,
  { log }: Pick<DeliveryOptions, "log">,
): Source {
  const { source, node, confirmations } = definition;
  const key = `${node.url} ${node.key}`;
  if (source.type === "pending_transactions") {
    const { value, release } = shared.use(`pending ${key}`, () => new PendingReads(definition, log));
    return new PendingSource(value, release);
  }
  const kind = createKind(source);
  const { value, release } = shared.use(`evm ${key}`, () => new NodeReads(definition));
  return new EvmSource(kind, confirmations, value, release);
}

function createKind(source: StreamDefinition["source"]): Kind {
  if (source.type === "logs") return new LogKind(source);
  if (source.type === "receipts") return receipts;
  if (source.type === "blocks") return blocks;
  throw new SourceError(`an EVM chain has no source of the type ${source.type}`);
}
