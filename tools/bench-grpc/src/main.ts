/** What a message and a stream cost the gRPC client, beside other libraries in the same run, as ratios. */
import { commandLine } from "@node-access-tools/workspace";
import { measureCodecs } from "./measure-codecs.ts";
import { measureStreams } from "./measure-streams.ts";

commandLine("usage: npm run bench", {});

console.log(`${await measureCodecs(7, 300)}\n`);
console.log(`${await measureStreams(7, 500)}\n`);
console.log(
  "medians of 7 rounds; messages against protobuf-es, streams against raw bytes of the same round = 1.00",
);
