import { statSync } from "node:fs";
import { isIP } from "node:net";
import { invalidArgument } from "@node-access/auth";
import type { StreamsOptions } from "../delivery/streams-options.ts";
import { checkTexts } from "../options/check-options.ts";

/** @throws NodeAccessError `INVALID_ARGUMENT` that names the option which is wrong. */
export function checkStreamsOptions({ allowPrivate, folder }: StreamsOptions = {}): void {
  if (Array.isArray(allowPrivate))
    checkTexts("streams.allowPrivate", allowPrivate, "a range such as 10.0.0.0/8", isRange);
  if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw invalidArgument("streams.folder", "a folder that exists", folder);
}

function isRange(text: string): boolean {
  const [address = "", bits = ""] = text.split("/");
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}
