import { describeValue, invalidArgument } from "@node-access/auth";
import { isQuantity } from "../subscriptions/reads.ts";
import type { HistoryOptions } from "./history-part.ts";

/** Reads the number of a block. @throws NodeAccessError `INVALID_ARGUMENT`. */
export function readBlockNumber(path: string, value: unknown, others = ""): number {
  const number = isQuantity(value) ? Number(value) : value;
  if (typeof number === "number" && Number.isSafeInteger(number) && number >= 0) return number;
  throw invalidArgument(path, `a block number such as 16 or "0x10"${others}`, describeValue(value));
}

/** Reads the option `to`. */
export function readEnd(to: HistoryOptions["to"] = "latest"): number | "latest" | "safe" | "finalized" {
  if (to === "latest" || to === "safe" || to === "finalized") return to;
  return readBlockNumber("to", to, ", or latest, safe or finalized");
}
