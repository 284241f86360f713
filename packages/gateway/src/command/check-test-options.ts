import { closeSync, openSync } from "node:fs";
import { invalidArgument } from "@node-access/auth";
import { actions, infoResponses, rpcExamples, subscriptions } from "@node-access/simulators/examples";
import { checkTexts } from "../options/check-options.ts";
import { fileError } from "../options/option-files.ts";
import type { Fault } from "../options/test-options.ts";
import { grpcMethods } from "../generated/grpc.ts";
import { methods } from "../generated/methods.ts";
import { routes } from "../generated/routes.ts";
import type { GatewayOptions } from "./options.ts";

const rpcMethods = Object.values(methods).flat();
const operations = new Set([
  ...rpcMethods.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  ...routes.map(({ operationId }) => operationId as string),
  ...Object.keys(infoResponses),
  ...Object.keys(actions),
]);
const calls = new Set([...operations, ...Object.keys(grpcMethods)]);
const streams = new Set([
  ...rpcMethods
    .filter(({ subscription }) => subscription === "starts")
    .flatMap(({ name }) => Object.keys(rpcExamples[name]?.notification?.byKind ?? { [name]: true })),
  ...subscriptions.map(({ type }) => type),
  ...Object.keys(grpcMethods).filter((name) => grpcMethods[name]?.stream !== "none"),
]);
/** The form of names of methods beyond the specs. */
const beyondSpecs = /^[a-z]\w*_\w+$/;
const expectedOperation =
  "a JSON-RPC method, a REST operation's id such as getBlockV2, or the type of a venue request";
const expectedCall = `${expectedOperation}, a gRPC method such as geyser.Geyser/GetSlot, or a namespace such as debug_*`;
const expectedStream =
  "a kind of eth_subscribe such as newHeads, a method that subscribes, the type of a venue subscription, a gRPC stream such as geyser.Geyser/Subscribe, or * for all";

/** Checks the test mode as far as a schema cannot. Loaded on demand: it knows all operations. */
export function checkTestOptions({ fixtures = {}, faults = [], record }: TestOptions): void {
  // A result under the name of no operation would never be used.
  for (const name of Object.keys(fixtures))
    if (!operations.has(name) && !beyondSpecs.test(name))
      throw invalidArgument(`fixtures.${name}`, expectedOperation, "an unknown name");
  for (const [index, fault] of faults.entries()) checkFault(`faults.${index}`, fault);
  if (record !== undefined) checkRecord(record);
}

type TestOptions = Pick<GatewayOptions, "fixtures" | "faults" | "record">;

function checkRecord(file: string): void {
  try {
    closeSync(openSync(file, "w"));
  } catch (error) {
    throw fileError("record", "a file that can be written", file, error);
  }
}

function checkFault(path: string, fault: Fault): void {
  const { methods: named, subscriptions: followed, latency, error } = fault;
  if (named)
    checkTexts(
      `${path}.methods`,
      named,
      expectedCall,
      (one) => isWanted(calls, one) || beyondSpecs.test(one),
    );
  if (followed)
    checkTexts(`${path}.subscriptions`, followed, expectedStream, (one) => isWanted(streams, one));
  if (Array.isArray(latency) && latency[0] > latency[1])
    throw invalidArgument(`${path}.latency`, "the shortest delay, then the longest", "the longest first");
  if (error && !Number.isInteger(error.code))
    throw invalidArgument(`${path}.error.code`, "a whole number", `${error.code}`);
  const effects = [latency, error, fault.status, fault.grpcStatus, fault.disconnect];
  if (effects.every((effect) => effect === undefined))
    throw invalidArgument(path, "latency, error, status, grpcStatus or disconnect", "none of them");
}

/** Whether a name is in the set, or begins like one in it, such as `debug_*`. */
function isWanted(names: ReadonlySet<string>, wanted: string): boolean {
  if (!wanted.endsWith("*")) return names.has(wanted);
  const start = wanted.slice(0, -1);
  return [...names].some((name) => name.startsWith(start));
}
