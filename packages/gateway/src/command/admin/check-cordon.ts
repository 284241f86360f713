import { NodeAccessError } from "@node-access/auth";
import type { AdminCommand, AdminRequest } from "./admin-command.ts";
import { sendRequest } from "./send-request.ts";

interface ListedUpstream {
  readonly id: string;
  readonly network: string;
  readonly part: string;
  readonly state: string;
}

/**
 * Checks that the calls of a network's part still have an upstream when one is cordoned.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option to cordon it anyway.
 */
export async function checkCordon(command: AdminCommand, id: string): Promise<void> {
  const all = await listUpstreams(command, id.split(".", 1)[0] ?? "");
  const own = all.find((one) => one.id === id);
  if (!own || !isUsable(own)) return;
  const { network, part } = own;
  const isOther = (one: ListedUpstream): boolean =>
    one.id !== id && one.network === network && one.part === part && isUsable(one);
  if (all.some(isOther)) return;
  const message = `${id} is the last upstream of ${network} ${part} that can be used: without it, its calls fail. To cordon it anyway, add --yes`;
  const expected = "an upstream that others can replace, or --yes";
  throw new NodeAccessError("INVALID_ARGUMENT", message, { path: "upstream", expected, received: id });
}

/** Whether it gets calls, or will after a rest. */
function isUsable({ state }: ListedUpstream): boolean {
  return state === "serving" || state === "throttled" || state === "failing";
}

async function listUpstreams(command: AdminCommand, network: string): Promise<readonly ListedUpstream[]> {
  const all: ListedUpstream[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/v1/upstreams/?network=${encodeURIComponent(network)}&page=${page}`;
    const request: AdminRequest = { method: "GET", path, shows: "upstreams" };
    const { results, next } = (await sendRequest({ ...command, request })) as {
      readonly results: readonly ListedUpstream[];
      readonly next: string | null;
    };
    all.push(...results);
    if (next === null) return all;
  }
}
