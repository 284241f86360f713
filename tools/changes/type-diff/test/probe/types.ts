import ts from "typescript-5.9";

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;

/** The members of a union; `true` and `false` count as `boolean`. */
export function membersOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if (!type.isUnion()) return [type];
  const others = type.types.filter((one) => !has(one, ts.TypeFlags.BooleanLiteral));
  return type.types.length - others.length === 2 ? [...others, checker.getBooleanType()] : type.types;
}

/** The text of a literal type. */
export function literalOf(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  if (type.isLiteral() && typeof type.value !== "object") return JSON.stringify(type.value);
  return has(type, ts.TypeFlags.BooleanLiteral | ts.TypeFlags.BigIntLiteral)
    ? checker.typeToString(type)
    : undefined;
}

/** The text of a primitive type, or of a template such as `0x${string}`. */
export function primitiveOf(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const flags =
    ts.TypeFlags.String |
    ts.TypeFlags.Number |
    ts.TypeFlags.BigInt |
    ts.TypeFlags.Boolean |
    ts.TypeFlags.TemplateLiteral;
  return has(type, flags) ? checker.typeToString(type) : undefined;
}

export function isNothing(type: ts.Type): boolean {
  return has(type, NOTHING);
}

export function isList(checker: ts.TypeChecker, type: ts.Type): boolean {
  return checker.isArrayType(type) || checker.isTupleType(type);
}

export function isObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  return has(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection) && !isList(checker, type);
}

/** The name of a type that the packages do not declare: `Promise`, `AbortSignal`. */
export function foreignName(type: ts.Type): string | undefined {
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName;
  const isOwn = file === undefined || type.symbol.name.startsWith("__") || file.includes("/@node-access/");
  return isOwn ? undefined : type.symbol.name;
}

export function has(type: ts.Type, flags: ts.TypeFlags): boolean {
  return (type.flags & flags) !== 0;
}

export function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** The properties that users see. A property such as `~calls` exists only in types. */
export function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return checker
    .getPropertiesOfType(type)
    .filter(
      ({ name, declarations = [] }) =>
        !/^(~|__)/.test(name) &&
        declarations.every((one) => (ts.getCombinedModifierFlags(one) & hidden) === 0),
    );
}
