import { failingMethod, fixedMethod, fixedResult } from "../soak-setup.ts";
import { type LoadContext, nodeUrl, repeat } from "./load.ts";
import { post } from "./post.ts";

const surface = "test mode";

/** Makes calls that get a fixture as their response, and calls that the config's `faults` make fail now and then. */
export async function callTestMode(context: LoadContext): Promise<void> {
  await repeat(context, surface, 200, () => call(context));
}

async function call(context: LoadContext): Promise<void> {
  const { tally, random } = context;
  const method = random() < 0.5 ? fixedMethod : failingMethod;
  tally.count(surface);
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] });
  const { status, headers, text } = await post(nodeUrl(context, "ethereum"), body);
  const by = headers["x-node-access-served-by"];
  if (method === fixedMethod) {
    if (by !== "fixture" || !text.includes(fixedResult))
      tally.wrong(surface, `${method} got ${status} ${text}`);
  } else if (by === "fault" && status === 503) tally.count("test mode, faults");
  else if (status !== 200 || !text.includes('"result":"1"'))
    tally.wrong(surface, `${method} got ${status} ${text}`);
}
