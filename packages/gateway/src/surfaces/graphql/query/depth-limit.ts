import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";

/** Creates the rule that rejects queries whose fields nest too deep. */
export function depthLimit(limit: number): ValidationRule {
  return (context) => {
    const depths = new Map<string, number>();
    /** How deep the fields of a fragment nest. One that contains itself is another rule's mistake. */
    const depthOfFragment = (fragment: FragmentDefinitionNode | null | undefined): number => {
      if (!fragment) return 0;
      const { value: name } = fragment.name;
      const known = depths.get(name);
      if (known !== undefined) return known;
      depths.set(name, 0);
      const depth = depthOf(fragment.selectionSet);
      depths.set(name, depth);
      return depth;
    };
    const depthOf = ({ selections }: SelectionSetNode): number =>
      selections.reduce((deepest, selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD)
          return Math.max(deepest, depthOfFragment(context.getFragment(selection.name.value)));
        const inner = selection.selectionSet ? depthOf(selection.selectionSet) : 0;
        return Math.max(deepest, selection.kind === Kind.FIELD ? inner + 1 : inner);
      }, 0);
    return {
      OperationDefinition(operation) {
        const depth = depthOf(operation.selectionSet);
        if (depth <= limit) return;
        const message =
          `the query's fields nest ${depth} levels deep, and ${limit} are allowed. ` +
          "Split it into several queries; the gateway's option limits.graphqlDepth raises the limit";
        const extensions = { code: "DEPTH_LIMIT", limit };
        context.reportError(new GraphQLError(message, { nodes: operation, extensions }));
      },
    };
  };
}
