import type { RestOperation, RestSpec, Types } from "@node-access/generate/model";
import { literal } from "@node-access/generate/emit/typescript";
import { createExample, createSample, markExample } from "../../model/example.ts";
import { mapValues } from "@node-access/generate/model";
import { findEndpoint } from "./emit-routes.ts";
import { sharedValues } from "./shared-values.ts";

/**
 * Returns the text of `rest-examples.ts`: what simulators respond instead of nodes. It is not a part of `routes.ts`, since a gateway
 * in front of real nodes does not need it. Responses to messages are in `venue.ts`.
 *
 * @param served - The specs that the gateway serves itself.
 */
export function emitRestExamples(
  specs: readonly RestSpec[],
  endpoints: readonly string[],
  served: ReadonlySet<string>,
): string {
  const examples: Record<string, Record<string, unknown>> = {};
  for (const spec of specs)
    for (const operation of spec.operations) {
      const name = findEndpoint(spec, operation, [...endpoints, ...served]);
      if (name === undefined || operation.messages) continue;
      const example = createResponse(spec.types, operation);
      if (example !== undefined) (examples[name] ??= {})[operation.name] = example;
    }
  const { declarations, table } = sharedValues(examples);
  const names = [...served].map((name) => ` | "${name}"`).join("");
  return `// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

import type { Endpoint } from "./catalog.ts";

${declarations}
/**
 * An example of the response to each operation, by endpoint, or by the spec that the gateway serves itself, and by operation id.
 * That to a stream has an event of each topic.
 */
export const restExamples: Readonly<Partial<Record<Endpoint${names}, Readonly<Record<string, unknown>>>>> = ${literal(table)};
`;
}

function createResponse(types: Types, operation: RestOperation): unknown {
  if (operation.events)
    return mapValues(operation.events, (reference) => {
      const type = { kind: "reference", reference } as const;
      return markExample(types, type, createExample(types, type, "all"));
    });
  const { output } = createSample(types, operation);
  const type = operation.outputs[0]?.type;
  return type && output !== undefined ? markExample(types, type, output) : output;
}
