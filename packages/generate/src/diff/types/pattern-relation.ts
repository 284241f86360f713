import { DFA, isDisjointWith, JS, NFA } from "refa";

/** The relation of what two patterns accept: `wider` if the second accepts everything that the first accepts, and more. */
export type PatternRelation = "equal" | "wider" | "narrower" | "other";

/** Maximum states of an automaton. Larger patterns are not compared. */
const MAX_STATES = 20_000;

/**
 * Compares what two patterns accept.
 *
 * @returns `other` if neither includes the other, or if that cannot be decided: with look-arounds, with `^` or `$` within an
 * alternative, and for very large patterns.
 */
export function relatePatterns(before: unknown, after: unknown): PatternRelation {
  try {
    const [one, other] = [buildAutomaton(String(before)), buildAutomaton(String(after))];
    const [grows, shrinks] = [includes(other, one), includes(one, other)];
    if (grows && shrinks) return "equal";
    return grows ? "wider" : shrinks ? "narrower" : "other";
  } catch {
    return "other";
  }
}

/** @throws Error for a pattern that cannot become an automaton. */
function buildAutomaton(pattern: string): DFA {
  const { ast } = JS.Parser.fromLiteral({ source: pattern, flags: "u" });
  const { alternatives } = ast.pattern;
  const [only] = alternatives;
  const isOne = alternatives.length === 1;
  const edge = (index: number, kind: "start" | "end"): boolean => {
    const element = isOne ? only?.elements.at(index) : undefined;
    return element?.type === "Assertion" && element.kind === kind;
  };
  const [starts, ends] = [edge(0, "start"), edge(-1, "end")];
  const inner = pattern.slice(starts ? 1 : 0, ends ? -1 : undefined);
  // A pattern without `^` or `$` may match anywhere in the text.
  const source = `${starts ? "" : "[^]*"}(?:${inner})${ends ? "" : "[^]*"}`;
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags: "u" }).parse({
    assertions: "throw",
    backreferences: "throw",
  });
  const factory = new NFA.LimitedNodeFactory(MAX_STATES);
  const nfa = NFA.fromRegex(expression, { maxCharacter }, {}, factory);
  return DFA.fromFA(nfa, new DFA.LimitedNodeFactory(MAX_STATES));
}

/** Whether an automaton accepts everything that another accepts. */
function includes(wide: DFA, narrow: DFA): boolean {
  const rest = wide.copy(new DFA.LimitedNodeFactory(MAX_STATES));
  rest.complement(new DFA.LimitedNodeFactory(MAX_STATES));
  return isDisjointWith(rest, narrow);
}
