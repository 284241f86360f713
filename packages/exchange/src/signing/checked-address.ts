import { describeValue, invalidArgument } from "@node-access/auth";
import type { Address } from "../generated/types.ts";

/** Validates an address, and returns it in lower case, as the venue hashes it. */
export function checkedAddress(address: unknown, path: string): Address {
  if (typeof address === "string" && /^0x[0-9a-f]{40}$/i.test(address))
    return address.toLowerCase() as Address;
  throw invalidArgument(path, "0x and 40 hex digits", describeValue(address));
}
