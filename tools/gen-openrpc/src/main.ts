import { generate } from "@node-access-tools/spec-file";
import { resolve } from "node:path";
import { generateRpc } from "./generate-rpc.ts";

await generate(() => generateRpc(resolve(import.meta.dirname, "../../..")));
