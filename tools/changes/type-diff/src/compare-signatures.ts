import ts from "typescript-5.9";
import type { Comparison, Pair } from "./pair.ts";
import { type Direction, opposite } from "./finding.ts";

/** Compares call and construct signatures. If the number of overloads differs, each is compared with its closest match. */
export function compareSignatures({ comparison, old, now, where, direction }: Pair): void {
  for (const kind of [ts.SignatureKind.Call, ts.SignatureKind.Construct]) {
    const before = comparison.checker.getSignaturesOfType(old, kind);
    const after = comparison.checker.getSignaturesOfType(now, kind);
    const called = kind === ts.SignatureKind.Construct ? `new ${where}` : where;
    for (const [index, signature] of before.entries()) {
      const others = before.length === after.length ? after.slice(index, index + 1) : after;
      const best = bestOf(comparison, signature, others, direction);
      if (best === undefined) comparison.report("major", called, "can no longer be called like this");
      else compareSignature(comparison, signature, best, called, direction);
    }
    if (after.length > before.length) comparison.report("minor", called, "can be called in one more way");
  }
}

function bestOf(
  comparison: Comparison,
  old: ts.Signature,
  others: readonly ts.Signature[],
  direction: Direction,
): ts.Signature | undefined {
  if (others.length < 2) return others[0];
  const breaks = (other: ts.Signature): number => {
    const trial = comparison.trial();
    compareSignature(trial, old, other, "", direction);
    return trial.findings.filter(({ level }) => level === "major").length;
  };
  return others.map((other) => ({ other, cost: breaks(other) })).toSorted((a, b) => a.cost - b.cost)[0]
    ?.other;
}

function compareSignature(
  comparison: Comparison,
  old: ts.Signature,
  now: ts.Signature,
  where: string,
  direction: Direction,
): void {
  const { checker } = comparison;
  const before = old.getParameters();
  const after = now.getParameters();
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [parameterBefore, parameterAfter] = [before[index], after[index]];
    const at = `${where}(${(parameterAfter ?? parameterBefore)?.name ?? index})`;
    if (parameterBefore === undefined) {
      const isRequired = direction === "out" && parameterAfter !== undefined && !isOptional(parameterAfter);
      comparison.report(isRequired ? "major" : "minor", at, isRequired ? "is new and required" : "is new");
    } else if (parameterAfter === undefined) {
      comparison.report("major", at, "is gone");
    } else {
      const [optionalBefore, optionalAfter] = [isOptional(parameterBefore), isOptional(parameterAfter)];
      if (optionalBefore && !optionalAfter)
        comparison.report(direction === "out" ? "major" : "minor", at, "is required now");
      if (!optionalBefore && optionalAfter)
        comparison.report(direction === "in" ? "major" : "minor", at, "is optional now");
      comparison.compare(
        checker.getTypeOfSymbol(parameterBefore),
        checker.getTypeOfSymbol(parameterAfter),
        at,
        opposite(direction),
      );
    }
  }
  comparison.compare(old.getReturnType(), now.getReturnType(), `${where}() result`, direction);
}

function isOptional(parameter: ts.Symbol): boolean {
  const declaration = parameter.valueDeclaration;
  if (declaration === undefined || !ts.isParameter(declaration)) return false;
  return (
    declaration.questionToken !== undefined ||
    declaration.dotDotDotToken !== undefined ||
    declaration.initializer !== undefined
  );
}
