import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript-5.9";
import { compile, type Loaded } from "../../src/load.ts";
import { Probe } from "./probe.ts";
import { has } from "./types.ts";

type Side = ReadonlyMap<string, Loaded>;

/** For each package of the old side, the lines of a program that uses all its exports that do not compile with the new side. */
export function breaksOf(before: Side, after: Side): Map<string, string[]> {
  const entries = [before, after].flatMap((side) => [...side.values()].map(entryOf));
  const program = compile(entries);
  const probes = [...before].map(([name, old]) => {
    const text = probeText(program, name, entryOf(old));
    const current = after.get(name);
    if (current === undefined) throw new Error(`${name} has no new side`);
    return {
      name,
      lines: text.split("\n"),
      files: [old, current].map((one) => placed(entryOf(one), name, text)),
    };
  });
  const compiled = compile(
    probes.flatMap(({ files }) => files),
    program,
  );
  return new Map(
    probes.map(({ name, lines, files: [own = "", other = ""] }) => {
      const [mistake] = errorsIn(compiled, own);
      if (mistake)
        throw new Error(`the program for ${name} has a mistake: ${lines[mistake.line]}: ${mistake.text}`);
      return [name, errorsIn(compiled, other).map(({ line, text }) => `${lines[line]}: ${text}`)];
    }),
  );
}

function entryOf({ entries }: Loaded): string {
  return entries.get(".") ?? "";
}

/** A program that uses all values that a package exports. */
function probeText(program: ts.Program, name: string, entry: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  const exported = symbols.map((symbol) => ({
    text: `own.${symbol.name}`,
    symbol: (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
  }));
  const types = exported.filter(({ symbol }) => (symbol.flags & ts.SymbolFlags.Type) !== 0);
  const names = new Map(types.map(({ symbol, text }) => [checker.getDeclaredTypeOfSymbol(symbol), text]));
  const probe = new Probe(checker, names);
  for (const { symbol, text } of exported) {
    if ((symbol.flags & ts.SymbolFlags.Value) === 0) continue;
    const type = checker.getTypeOfSymbol(symbol);
    if (has(type, ts.TypeFlags.Any)) throw new Error(`${text} of ${name} has no type`);
    probe.use(text, type);
  }
  return [`import * as own from "${name}";`, ...probe.lines].join("\n");
}

function placed(entry: string, name: string, text: string): string {
  const file = join(entry.split("/node_modules/", 1)[0] ?? "", "probes", `${name}.mts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function errorsIn(program: ts.Program, file: string): { readonly line: number; readonly text: string }[] {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} was not compiled`);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found.map(({ start = 0, messageText }) => ({
    line: source.getLineAndCharacterOfPosition(start).line,
    text: ts.flattenDiagnosticMessageText(messageText, " "),
  }));
}
