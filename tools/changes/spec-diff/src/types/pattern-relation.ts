import { DFA, isDisjointWith, JS, NFA } from "refa";

/** How what two patterns take goes together: `wider` if the second takes all that the first takes, and more. */
export type PatternRelation = "equal" | "wider" | "narrower" | "other";

/** States of an automaton. A pattern that needs more is not decided. */
const MOST_STATES = 20_000;

/**
 * Whether a pattern contains another.
 *
 * @param was - A regular expression, as JSON Schema has it.
 * @param is - Another one.
 * @returns `other` if neither takes in the other, or if that cannot be decided: of look-arounds, of `^` and `$` within an alternative, and of very large patterns.
 */
export function relationOf(was: unknown, is: unknown): PatternRelation {
  try {
    const [one, other] = [automatonOf(String(was)), automatonOf(String(is))];
    const [grows, shrinks] = [takesIn(other, one), takesIn(one, other)];
    if (grows && shrinks) return "equal";
    return grows ? "wider" : shrinks ? "narrower" : "other";
  } catch {
    return "other";
  }
}

/** @throws Error for what no automaton can take. */
function automatonOf(pattern: string): DFA {
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
  // A pattern that is not tied to an end of the text may stand anywhere in it.
  const source = `${starts ? "" : "[^]*"}(?:${inner})${ends ? "" : "[^]*"}`;
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags: "u" }).parse({
    assertions: "throw",
    backreferences: "throw",
  });
  const factory = new NFA.LimitedNodeFactory(MOST_STATES);
  const nfa = NFA.fromRegex(expression, { maxCharacter }, {}, factory);
  return DFA.fromFA(nfa, new DFA.LimitedNodeFactory(MOST_STATES));
}

/** Whether one takes all that another takes. */
function takesIn(wide: DFA, narrow: DFA): boolean {
  const rest = wide.copy(new DFA.LimitedNodeFactory(MOST_STATES));
  rest.complement(new DFA.LimitedNodeFactory(MOST_STATES));
  return isDisjointWith(rest, narrow);
}
