import { posix } from "node:path";
import { load } from "js-yaml";
import { isObject, type JsonObject, object } from "../json.ts";
import type { Texts } from "../load-trees.ts";
import type { RpcSpecs } from "../open-rpc/compare-open-rpc.ts";
import { SpecTree } from "../spec-tree.ts";

/**
 * Makes OpenRPC files of whatever way a public repository keeps them: as they are, or as fragments, lists of methods and
 * mappings of schemas, which become one file.
 */
export function assemble(texts: Texts): RpcSpecs {
  const set = new Map<string, SpecTree>();
  const methods: unknown[] = [];
  const schemas: Record<string, unknown> = {};
  for (const [name, content] of texts) {
    const value = load(content, { filename: name });
    if (isObject(value) && "openrpc" in value) {
      const tree = new SpecTree(name, content, set);
      set.set(name, tree);
      // Some refer to files from the repository's root, though references go from the file.
      set.set(posix.join(posix.dirname(name), name), tree);
    } else if (Array.isArray(value)) methods.push(...(value as unknown[]));
    else Object.assign(schemas, schemasIn(object(value)));
  }
  const whole = { openrpc: "1.3.2", methods, components: { schemas } };
  const trees =
    methods.length > 0 ? [new SpecTree("assembled.json", JSON.stringify(whole, undefined, 1))] : [];
  return { trees: [...new Set(set.values()), ...trees], protocols: () => [] };
}

/** What looks like a schema among the entries of a fragment. */
function schemasIn(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => isObject(one) && !("code" in one) && !Array.isArray(one)),
  );
}
