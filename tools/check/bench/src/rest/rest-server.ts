/** A beacon node with one response, which is written in advance. */
import { attend } from "../child.ts";
import { startRawServer } from "../raw-server.ts";
import { blockRoot } from "./block-root.ts";

const { url } = await startRawServer((_, write) => write(blockRoot));
attend(url);
