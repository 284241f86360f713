import { failingMethod, fixedMethod, fixedResult } from "../soak-place.ts";
import { type LoadContext, repeat } from "./load.ts";
import { post } from "./post.ts";

const surface = "test mode";

/** Calls that a fixture responds to, and calls that the config's own fault fails now and then. */
export async function callTestMode(context: LoadContext): Promise<void> {
  await repeat(context, surface, 200, () => call(context));
}

async function call({ place, tally, random }: LoadContext): Promise<void> {
  const method = random() < 0.5 ? fixedMethod : failingMethod;
  const url = `${place.gateway.url}/${place.credentials.nodes["ethereum"]?.key}`;
  tally.made(surface);
  const { status, headers, text } = await post(
    url,
    JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] }),
  );
  const by = headers["x-node-access-answered-by"];
  if (method === fixedMethod) {
    if (by !== "fixture" || !text.includes(fixedResult))
      tally.wrong(surface, `${method} got ${status} ${text}`);
  } else if (by === "fault" && status === 503) tally.made("test mode, faults");
  else if (status !== 200 || !text.includes('"result":"1"'))
    tally.wrong(surface, `${method} got ${status} ${text}`);
}
