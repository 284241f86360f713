import { type CelEnv, celEnv, celList, type CelList, type CelValue, isCelList } from "@bufbuild/cel";
import { strings } from "@bufbuild/cel/ext";
import { charge, chargeAll, sizeOf } from "./meter.ts";
import { compilePattern } from "./pattern.ts";

type Functions = CelEnv["funcs"];
type FunctionGroup = NonNullable<ReturnType<Functions["find"]>>;

/** Functions of the extension for texts whose cost is that of reading the text. */
const STRING_FUNCTIONS: ReadonlySet<string> = new Set([
  "charAt",
  "indexOf",
  "join",
  "lastIndexOf",
  "lowerAscii",
  "split",
  "substring",
  "trim",
  "upperAscii",
]);

/** What `@charge` is called with once per step of a loop: no expression can name it. */
export const CHARGE = "@charge";

/** What each function costs before it is called. Default: that of reading its arguments. */
const costs: Readonly<Record<string, (values: readonly (CelValue | undefined)[]) => void>> = {
  "_+_": (values) => charge(1 + sum(values) / 64),
  "_==_": chargeEach,
  "_!=_": chargeEach,
  "@in": chargeEach,
  matches: ([text, pattern]) => {
    const cost = typeof pattern === "string" ? compilePattern(pattern).cost : 0;
    charge(1 + sizeOf(text) * cost);
  },
};
/** Functions that convert a time to a zone load the zone. */
const ZONE_COST = 1_000;

function chargeEach(values: readonly (CelValue | undefined)[]): void {
  for (const value of values) chargeAll(value);
}

function sum(values: readonly (CelValue | undefined)[]): number {
  return values.reduce<number>((total, value) => total + sizeOf(value), 0);
}

/** Lists that were made here, as arrays: the lists of the library that join others become slower with each of them. */
const arrays = new WeakMap<CelList, readonly CelValue[]>();

function concat(one: CelList, other: CelList): CelList {
  const joined = [...(arrays.get(one) ?? one)];
  joined.push(...(arrays.get(other) ?? other));
  const list = celList(joined as never);
  arrays.set(list, joined);
  return list;
}

function metered(group: FunctionGroup): FunctionGroup {
  const { name } = group;
  const cost = costs[name];
  return {
    name,
    [Symbol.iterator]: () => group[Symbol.iterator](),
    call(id, target, args) {
      const values = target === undefined ? args : [target, ...args];
      if (cost) cost(values);
      else charge(1 + sum(values) / 8 + (name.startsWith("get") && args.length > 0 ? ZONE_COST : 0));
      const [one, other] = args;
      if (name === "_+_" && isCelList(one) && isCelList(other)) return concat(one, other);
      // An integer is seconds in CEL. The library takes milliseconds, and returns seconds for `int(timestamp)`.
      if (name === "timestamp" && typeof one === "bigint") return group.call(id, target, [one * 1_000n]);
      return group.call(id, target, args);
    },
  };
}

const chargeGroup: FunctionGroup = {
  name: CHARGE,
  [Symbol.iterator]: () => [][Symbol.iterator](),
  call(_id, _target, [condition, cost]) {
    charge(Number(cost));
    return condition;
  },
};

const base = celEnv({
  funcs: strings.filter(({ name }) => STRING_FUNCTIONS.has(name)),
  re2: { compile: compilePattern },
});
const groups = new Map<string, FunctionGroup>([[CHARGE, chargeGroup]]);

/** The environment of all expressions. Each call of a function is charged for. */
export const environment: CelEnv = Object.create(base, {
  funcs: {
    value: {
      [Symbol.iterator]: () => base.funcs[Symbol.iterator](),
      find(name: string): FunctionGroup | undefined {
        let group = groups.get(name);
        const original = group ? undefined : base.funcs.find(name);
        if (original) groups.set(name, (group = metered(original)));
        return group;
      },
    },
  },
}) as CelEnv;
