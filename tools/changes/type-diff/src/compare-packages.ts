import ts from "typescript-5.9";
import { TypeComparison } from "./compare-types.ts";
import type { Direction, Finding } from "./finding.ts";
import { compile, type Loaded } from "./load.ts";

/** Compares the types of each package of the old side with the new side. @returns findings by the package's name. */
export function comparePackages(
  before: ReadonlyMap<string, Loaded>,
  after: ReadonlyMap<string, Loaded>,
): Map<string, Finding[]> {
  const packages = [...before.values(), ...after.values()];
  const files = packages.flatMap(({ entries }) => Array.from(entries.values()));
  const program = compile(files);
  const found = new Map<string, Finding[]>();
  for (const [name, old] of before) {
    const now = after.get(name);
    const comparison = new TypeComparison(program.getTypeChecker());
    if (now === undefined) comparison.report("major", name, "is gone");
    else compareEntries(comparison, program, name, old, now);
    found.set(name, comparison.findings);
  }
  return found;
}

function compareEntries(
  comparison: TypeComparison,
  program: ts.Program,
  name: string,
  old: Loaded,
  now: Loaded,
): void {
  const types: { readonly where: string; readonly old: ts.Type; readonly now: ts.Type }[] = [];
  for (const [key, file] of old.entries) {
    const entry = name + key.slice(1);
    const other = now.entries.get(key);
    if (other === undefined) {
      comparison.report("major", entry, "is gone");
      continue;
    }
    const [before, after] = [exportsOf(program, file), exportsOf(program, other)];
    for (const [exported, symbol] of before) {
      const where = `${entry} ${exported}`;
      const same = after.get(exported);
      if (same === undefined) comparison.report("major", where, "is gone");
      else types.push(...compareExports(comparison, symbol, same, where));
    }
    for (const exported of after.keys()) {
      if (!before.has(exported)) comparison.report("minor", `${entry} ${exported}`, "is new");
    }
  }
  for (const key of now.entries.keys()) {
    if (!old.entries.has(key)) comparison.report("minor", name + key.slice(1), "is new");
  }
  // Types of exported values were compared in the direction of the values. For other types, the direction is unknown: the one with fewer
  // breaks counts.
  for (const { where, old: type, now: other } of types) {
    if (!comparison.wasCompared(type))
      comparison.compare(type, other, where, milder(comparison.checker, type, other));
  }
}

function milder(checker: ts.TypeChecker, old: ts.Type, now: ts.Type): Direction {
  const breaks = (direction: Direction): number => {
    const trial = new TypeComparison(checker);
    trial.compare(old, now, "", direction);
    return trial.findings.filter(({ level }) => level === "major").length;
  };
  return breaks("in") < breaks("out") ? "in" : "out";
}

function compareExports(
  comparison: TypeComparison,
  old: ts.Symbol,
  now: ts.Symbol,
  where: string,
): { where: string; old: ts.Type; now: ts.Type }[] {
  const { checker } = comparison;
  const [valueBefore, valueAfter] = [old, now].map((symbol) => (symbol.flags & ts.SymbolFlags.Value) !== 0);
  if (valueBefore && valueAfter) {
    comparison.compare(checker.getTypeOfSymbol(old), checker.getTypeOfSymbol(now), where, "out");
  } else if (valueBefore) comparison.report("major", where, "is no longer a value");
  else if (valueAfter) comparison.report("minor", where, "is a value too");
  const [typeBefore, typeAfter] = [old, now].map((symbol) => (symbol.flags & ts.SymbolFlags.Type) !== 0);
  if (typeBefore && !typeAfter) comparison.report("major", where, "is no longer a type");
  if (!typeBefore || !typeAfter) return [];
  compareParameters(comparison, old, now, where);
  return [{ where, old: checker.getDeclaredTypeOfSymbol(old), now: checker.getDeclaredTypeOfSymbol(now) }];
}

/** Compares how many type arguments a type accepts, and how many it requires. */
function compareParameters(comparison: TypeComparison, old: ts.Symbol, now: ts.Symbol, where: string): void {
  const [before, after] = [old, now].map((symbol) => {
    const declaration = symbol.declarations?.find(
      (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one) || ts.isClassDeclaration(one),
    );
    const parameters = declaration?.typeParameters ?? [];
    return {
      maximum: parameters.length,
      minimum: parameters.filter((one) => one.default === undefined).length,
    };
  });
  if (before === undefined || after === undefined) return;
  if (after.minimum > before.minimum || after.maximum < before.maximum) {
    comparison.report(
      "major",
      where,
      `takes ${after.minimum} to ${after.maximum} type arguments, took ${before.minimum} to ${before.maximum}`,
    );
  } else if (after.maximum > before.maximum)
    comparison.report("minor", where, "takes one more type argument");
}

function exportsOf(program: ts.Program, file: string): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) return new Map();
  const own = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, own(symbol)]));
}
