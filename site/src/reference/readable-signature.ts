import ts from "typescript-5.9";

/** Helper types that say how a type differs from the one in their first argument. The fields on the page say the same. */
const helpers = new Set(["Omit", "Partial", "Pick", "DeepPartial", "ParamForm"]);

/**
 * Rewrites a method's signature as one would explain it: without helper types, and without the type parameter
 * by which results and params are hex or bigint.
 */
export function simplifySignature(member: ts.TypeElement): ts.TypeElement {
  return ts.transform(member, [simplify]).transformed[0] ?? member;
}

const simplify: ts.TransformerFactory<ts.TypeElement> = (context) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isTypeReferenceNode(node)) return reference(node);
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword)
      return ts.visitNode(node.type, visit) ?? node;
    if (node.kind === ts.SyntaxKind.ReadonlyKeyword) return undefined;
    // `Quantities[ParamForm<Q>]` is a quantity in the form of params.
    if (ts.isIndexedAccessTypeNode(node) && node.objectType.getText() === "Quantities")
      return factory.createTypeReferenceNode("Quantity");
    if (ts.isIntersectionTypeNode(node)) {
      const types = node.types.map((type) => ts.visitNode(type, visit) as ts.TypeNode);
      const [first, ...rest] = types.filter(
        (type, index) => types.findIndex((other) => printNode(other) === printNode(type)) === index,
      );
      return first && rest.length === 0 ? first : factory.createIntersectionTypeNode(types);
    }
    return ts.visitEachChild(node, visit, context);
  };
  const reference = (node: ts.TypeReferenceNode): ts.Node => {
    const [first, ...rest] = node.typeArguments ?? [];
    if (first && helpers.has(node.typeName.getText())) return ts.visitNode(first, visit) ?? node;
    const shown = [first, ...rest].filter((type) => type !== undefined && !isForm(type));
    // The names of the headers that a response has besides its bytes.
    const described = node.typeName.getText() === "BytesResponse" ? shown.slice(0, 1) : shown;
    const visited = described.map((type) => ts.visitNode(type, visit) as ts.TypeNode);
    return factory.createTypeReferenceNode(node.typeName, visited.length > 0 ? visited : undefined);
  };
  return (member) => ts.visitNode(member, visit) as ts.TypeElement;
};

/** Whether a type argument only selects hex or bigint: `Q`, `ParamForm<Q>`. */
function isForm(type: ts.TypeNode): boolean {
  return /^(?:Q|ParamForm<Q>)$/.test(type.getText());
}

function printNode(node: ts.Node): string {
  return ts.isTypeReferenceNode(node) ? node.typeName.getText() : String(node.kind);
}
