/** A node over HTTP whose results are written in advance: of JSON-RPC, and of a beacon node. It does not respond to {@link hangMethod}. */
import { attend } from "../child.ts";
import { startRawServer } from "../raw-server.ts";
import { blockRoot, hangMethod, largeRequest, largeTail, smallTail } from "./requests.ts";

const ids = /"id":("[^"]*"|\d+)/g;
const start = (id: string | undefined): string => `{"jsonrpc":"2.0","id":${id}`;

const { url } = await startRawServer((body, write) => {
  if (body === "") return write(blockRoot);
  if (body.includes(hangMethod)) return;
  if (body.startsWith("[")) {
    const responses = Array.from(body.matchAll(ids), ([, id]) => `${start(id)}${smallTail}`);
    return write(`[${responses.join(",")}]`);
  }
  const [, id] = new RegExp(ids, "").exec(body) ?? [];
  write(start(id), body.includes(largeRequest.method) ? largeTail : smallTail);
});
attend(url);
