import { SpecBundle } from "@node-access-tools/spec-file";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

interface Operation {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, Response>>;
}

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>;
}

/**
 * The names of the schemas that a REST spec gives its operations' answers, by the operations' names.
 *
 * @param spec - The spec's name: `beacon`.
 */
export function answerSchemas(spec: string): ReadonlyMap<string, string> {
  const name = `specs/${spec}.openapi.yaml`;
  const { paths } = new SpecBundle(join(root, name), name).value as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return new Map(
    operations.flatMap(({ operationId, responses = {} }) => {
      const reference = responses["200"]?.content?.["application/json"]?.schema?.$ref;
      return operationId === undefined || reference === undefined
        ? []
        : [[operationId, reference.slice(reference.lastIndexOf("/") + 1)]];
    }),
  );
}
