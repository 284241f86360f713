import type { GrpcMethod, Spec, Type } from "@node-access-tools/generate/model";
import type { Scope } from "../types/scope.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

/** One state of a call, and of the spec that it is part of. */
export type MethodOf = readonly [spec: Spec, method: GrpcMethod];

/** Reports a request or response that is another message. A message that is only renamed is reported for its type. */
export function compareRpcMessages(
  comparison: TypeComparison,
  scope: Scope,
  [before, old]: MethodOf,
  [after, current]: MethodOf,
): void {
  const note = (place: Scope, what: string, from: Type | undefined, to: Type | undefined): void => {
    const [gone = "", now = ""] = [from?.reference, to?.reference];
    if (gone === now) return;
    const isGone = after.types[gone] === undefined && before.types[now] === undefined;
    const [typeBefore, typeAfter] = [before.types[gone]?.type, after.types[now]?.type];
    if (isGone && typeBefore && typeAfter && comparison.hasSameShape(typeBefore, typeAfter)) return;
    place.note("message-changed", `${what} \`${now}\` instead of \`${gone}\``);
  };
  note(scope, "takes", old.inputs[0]?.type, current.inputs[0]?.type);
  note(scope.towards("received"), "returns", old.outputs[0]?.type, current.outputs[0]?.type);
}
