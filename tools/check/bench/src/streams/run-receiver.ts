/** A webhook that counts the events that it receives. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "@node-access-tools/local-servers";
import { attend } from "../child.ts";

let events = 0;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    events += (JSON.parse(body) as unknown[]).length;
    response.end();
  });
});
attend((await listen(server)).url, () => ({ events }));
