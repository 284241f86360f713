import { isCelError, type parse, plan } from "@bufbuild/cel";
import { CHARGE, environment } from "./environment.ts";
import { startMeter } from "./meter.ts";
import { compilePattern } from "./pattern.ts";

/** A node of an expression's tree. */
export type Tree = ReturnType<typeof parse>["expr"];
type Call = Extract<Tree["exprKind"], { case: "callExpr" }>["value"];
type Loop = Extract<Tree["exprKind"], { case: "comprehensionExpr" }>["value"];

const MAX_NODES = 500;
/** One in another, or in the range of another. */
const MAX_LOOPS = 3;
/** Calls that are not functions. */
const OPERATORS: ReadonlySet<string> = new Set(["_[_]", "_?_:_", "_&&_", "_||_", "@not_strictly_false"]);
/** Names that stand for types. */
const TYPES = "bool bytes double int list map null_type string type uint".split(" ");

/** What is known of the tree around a node. */
interface Place {
  readonly names: ReadonlySet<string>;
  /** How many loops there are around it, and in the ranges of these. */
  readonly loops: number;
}

/** Whether a subtree has names: if not, its value is always the same. */
interface Checked {
  readonly isConstant: boolean;
}

/** Checks the tree of an expression, and makes its loops pay for each step. @throws Error with what is wrong. */
export class TreeCheck {
  #nodes = 0;

  check(tree: Tree): void {
    this.#visit(tree, { names: new Set(["event", ...TYPES]), loops: 0 });
  }

  #visit(tree: Tree, place: Place): Checked {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES)
      throw new Error(`the expression is too long: it has more than ${MAX_NODES} parts`);
    const { exprKind: kind } = tree;
    switch (kind.case) {
      case "constExpr":
        return { isConstant: true };
      case "identExpr":
        if (!place.names.has(kind.value.name))
          throw new Error(`there is no ${kind.value.name}: the data of an event is called event`);
        return { isConstant: false };
      case "selectExpr":
        return this.#visitAll([kind.value.operand], place);
      case "listExpr":
        return this.#visitAll(kind.value.elements, place);
      case "structExpr":
        if (kind.value.messageName !== "")
          throw new Error(
            `there is no type ${kind.value.messageName}: write a map, such as {"name": event.name}`,
          );
        return this.#visitAll(
          kind.value.entries.flatMap(({ keyKind, value }) =>
            keyKind.case === "mapKey" ? [keyKind.value, value] : [value],
          ),
          place,
        );
      case "callExpr":
        return this.#visitCall(tree, kind.value, place);
      case "comprehensionExpr":
        return this.#visitLoop(kind.value, place);
      default:
        throw new Error("a part of the expression is not known");
    }
  }

  #visitAll(trees: readonly (Tree | undefined)[], place: Place): Checked {
    const checked = trees.map((tree) => !tree || this.#visit(tree, place).isConstant);
    return { isConstant: checked.every(Boolean) };
  }

  #visitCall(tree: Tree, call: Call, place: Place): Checked {
    const checked = this.#visitAll([call.target, ...call.args], place);
    checkFunction(call);
    // The constants of a part without names have types, and what is wrong with them always is.
    if (checked.isConstant) {
      startMeter();
      const value = plan(environment, tree)();
      if (isCelError(value)) throw value;
    }
    return checked;
  }

  #visitLoop(loop: Loop, place: Place): Checked {
    const loops = place.loops + 1;
    if (loops > MAX_LOOPS)
      throw new Error(`loops such as map, filter or exists are nested more than ${MAX_LOOPS} deep`);
    const names = new Set([...place.names, loop.accuVar, loop.iterVar]);
    const inside = { names, loops };
    this.#visitAll([loop.iterRange, loop.accuInit], { names: place.names, loops });
    const before = this.#nodes;
    this.#visitAll([loop.loopCondition, loop.loopStep, loop.result], inside);
    if (loop.loopCondition) loop.loopCondition = withCharge(loop.loopCondition, this.#nodes - before + 3);
    return { isConstant: false };
  }
}

/** Wraps the condition of a loop, which is evaluated before each step. */
function withCharge(condition: Tree, cost: number): Tree {
  const { $typeName, id } = condition;
  const constant: Tree = {
    $typeName,
    id,
    exprKind: {
      case: "constExpr",
      value: { $typeName: "cel.expr.Constant", constantKind: { case: "int64Value", value: BigInt(cost) } },
    },
  };
  return {
    $typeName,
    id,
    exprKind: {
      case: "callExpr",
      value: { $typeName: "cel.expr.Expr.Call", function: CHARGE, args: [condition, constant] },
    },
  };
}

function checkFunction({ function: name, target, args }: Call): void {
  if (OPERATORS.has(name)) return;
  const group = environment.funcs.find(name);
  if (!group) throw new Error(`there is no function ${name}`);
  const found = [...group].filter(({ target: of }) => (of === undefined) === (target === undefined));
  if (!found.some((one) => one.arguments.length === args.length))
    throw new Error(
      found.length > 0
        ? `${name} does not take ${args.length} arguments`
        : `${name} is called as ${target ? `${name}(value)` : `value.${name}()`}`,
    );
  if (name !== "matches") return;
  const pattern = args[0]?.exprKind.case === "constExpr" ? args[0].exprKind.value.constantKind : undefined;
  if (pattern?.case !== "stringValue") throw new Error("the pattern of matches is not a text in quotes");
  compilePattern(pattern.value);
}
