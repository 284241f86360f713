import type { Json } from "../../model/json.ts";
import type { Example } from "../../model/operation.ts";
import type { Part } from "../spec-document.ts";

/** Returns the example pairings of an OpenRPC method. Those that are not in the document are omitted. */
export function readRpcExamples(method: Part): Example[] {
  return method.items("examples").flatMap((given) => {
    const pairing = given.follow();
    if (typeof pairing?.value !== "object" || pairing.value === null) return [];
    const name = pairing.text("name");
    const output = pairing.at("result").follow()?.get("value");
    const inputs = pairing.items("params").flatMap((param, place) => {
      const found = param.follow();
      const example = found?.get("value");
      return example === undefined
        ? []
        : [{ name: found?.text("name") ?? `param${place + 1}`, value: example as Json }];
    });
    return [
      {
        ...(name !== undefined && { name }),
        inputs,
        ...(output !== undefined && { output: output as Json }),
      },
    ];
  });
}
