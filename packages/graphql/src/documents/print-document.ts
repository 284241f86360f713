import { invalidArgument } from "@node-access/auth";

/** A node of a parsed document, by the names that all GraphQL libraries for JavaScript use. */
interface Node {
  readonly kind: string;
  readonly value?: unknown;
  readonly block?: boolean;
  readonly alias?: Node;
  readonly name?: Node;
  readonly operation?: string;
  readonly type?: Node;
  readonly variable?: Node;
  readonly defaultValue?: Node;
  readonly typeCondition?: Node;
  readonly selectionSet?: Node;
  readonly variableDefinitions?: readonly Node[];
  readonly directives?: readonly Node[];
  readonly arguments?: readonly Node[];
  readonly selections?: readonly Node[];
  readonly fields?: readonly Node[];
  readonly values?: readonly Node[];
}

/**
 * Prints parsed definitions, so that documents of other libraries can be sent without those libraries.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if there is a node that no executable document has.
 */
export function printDocument(definitions: readonly unknown[]): string {
  return definitions.map((definition) => print(definition as Node)).join("\n");
}

function print(node: Node | undefined): string {
  if (!node) return "";
  const printed = PRINT[node.kind]?.(node);
  if (printed !== undefined) return printed;
  throw invalidArgument("document", "operations and fragments", `a node of the kind ${String(node.kind)}`);
}

const PRINT: Readonly<Record<string, (node: Node) => string>> = {
  Name: ({ value }) => String(value),
  OperationDefinition: (node) =>
    words(
      node.operation ?? "",
      `${print(node.name)}${list("(", node.variableDefinitions, ")")}`,
      all(node.directives),
      print(node.selectionSet),
    ),
  FragmentDefinition: (node) =>
    words(
      "fragment",
      print(node.name),
      `on ${print(node.typeCondition)}`,
      all(node.directives),
      print(node.selectionSet),
    ),
  VariableDefinition: (node) =>
    words(
      `${print(node.variable)}: ${print(node.type)}`,
      node.defaultValue ? `= ${print(node.defaultValue)}` : "",
      all(node.directives),
    ),
  SelectionSet: ({ selections }) => `{ ${all(selections)} }`,
  Field: (node) =>
    words(
      `${node.alias ? `${print(node.alias)}: ` : ""}${print(node.name)}${list("(", node.arguments, ")")}`,
      all(node.directives),
      print(node.selectionSet),
    ),
  FragmentSpread: (node) => words(`...${print(node.name)}`, all(node.directives)),
  InlineFragment: (node) =>
    words(
      "...",
      node.typeCondition ? `on ${print(node.typeCondition)}` : "",
      all(node.directives),
      print(node.selectionSet),
    ),
  Directive: (node) => `@${print(node.name)}${list("(", node.arguments, ")")}`,
  Argument: (node) => `${print(node.name)}: ${print(node.value as Node)}`,
  ObjectField: (node) => `${print(node.name)}: ${print(node.value as Node)}`,
  Variable: (node) => `$${print(node.name)}`,
  IntValue: ({ value }) => String(value),
  FloatValue: ({ value }) => String(value),
  EnumValue: ({ value }) => String(value),
  BooleanValue: ({ value }) => String(value),
  NullValue: () => "null",
  // The escapes of JSON are those of GraphQL.
  StringValue: ({ value }) => JSON.stringify(value),
  ListValue: ({ values }) => `[${items(values)}]`,
  ObjectValue: ({ fields }) => `{${items(fields)}}`,
  NamedType: ({ name }) => print(name),
  ListType: ({ type }) => `[${print(type)}]`,
  NonNullType: ({ type }) => `${print(type)}!`,
};

function words(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(" ");
}

function all(nodes: readonly Node[] = []): string {
  return nodes.map(print).join(" ");
}

function items(nodes: readonly Node[] = []): string {
  return nodes.map(print).join(", ");
}

function list(before: string, nodes: readonly Node[] = [], after: string): string {
  return nodes.length > 0 ? `${before}${items(nodes)}${after}` : "";
}
