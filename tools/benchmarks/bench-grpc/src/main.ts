/** Compares the gRPC client's messages and streams with other libraries. */
import { commandLine } from "@node-access-tools/workspace";
import type { CodecTask } from "./codecs.ts";
import { CODEC_TASKS, measureCodecs } from "./measure-codecs.ts";
import { measureStreams } from "./measure-streams.ts";

commandLine("usage: npm run bench", {});

const tasks = Object.keys(CODEC_TASKS) as CodecTask[];
console.log(`${await measureCodecs({ tasks, rounds: 7, milliseconds: 150, checkouts: [] })}\n`);
console.log(`${await measureStreams(7, 500)}\n`);
console.log(
  "medians of 7 rounds; decoding against hand-written code, other messages against protobufjs, streams against raw bytes = 1.00",
);
