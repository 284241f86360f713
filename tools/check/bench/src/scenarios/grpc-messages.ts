/** Compares the cost of decoding, encoding and lazily reading messages. */
import type { CodecTask } from "../grpc/codecs.ts";
import { CODEC_TASKS, measureCodecs } from "../grpc/measure-codecs.ts";
import { readTasks } from "../options.ts";

const { tasks, checkouts } = readTasks("grpc-messages", Object.keys(CODEC_TASKS) as CodecTask[]);
console.log(await measureCodecs({ tasks, rounds: 7, milliseconds: 150, checkouts }));
console.log(
  `\nmedians of 7 rounds; 1.00 is ${tasks.map((task) => `${CODEC_TASKS[task]} (${task})`).join(", ")}`,
);
