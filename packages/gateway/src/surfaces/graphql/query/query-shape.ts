import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  print,
  type SelectionSetNode,
} from "graphql";

/** How many fields a query may have when each fragment stands where it is used: checking them takes time. */
const maxFields = 10_000;
/** How deep selections may nest for each level of fields that is allowed: fragments nest too. */
const nestingPerLevel = 5;

/** How large a selection is when each fragment stands where it is used. */
interface Size {
  /** Fields and fragments. */
  count: number;
  /** Levels of fields. */
  depth: number;
  /** Levels of fields and fragments. */
  nesting: number;
}

/**
 * Checks how large a query is, in time that its text bounds, before anything else looks at it: rules and execution follow
 * each use of a fragment, and a few fragments can stand for billions of fields.
 */
export function checkShape(document: DocumentNode, maxDepth: number): GraphQLError | undefined {
  const fragments = listFragments(document);
  const known = new Map<string, Size>();
  /** Of a fragment that contains itself, which is another rule's mistake, the inner use counts nothing. */
  const measureFragment = (name: string): Size => {
    const fragment = fragments.get(name);
    let size = known.get(name);
    if (size || !fragment) return size ?? { count: 0, depth: 0, nesting: 0 };
    known.set(name, { count: 0, depth: 0, nesting: 0 });
    known.set(name, (size = measureSize(fragment.selectionSet)));
    return size;
  };
  const measureSize = ({ selections }: SelectionSetNode): Size => {
    const size: Size = { count: 0, depth: 0, nesting: 0 };
    for (const selection of selections) {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      const set = isSpread ? undefined : selection.selectionSet;
      const inner = isSpread ? measureFragment(selection.name.value) : set && measureSize(set);
      const { count, depth, nesting } = inner ?? { count: 0, depth: 0, nesting: 0 };
      size.count += count + 1;
      size.depth = Math.max(size.depth, selection.kind === Kind.FIELD ? depth + 1 : depth);
      size.nesting = Math.max(size.nesting, nesting + 1);
    }
    return size;
  };
  let count = 0;
  for (const one of document.definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measureSize(one.selectionSet);
    count += size.count;
    if (size.depth > maxDepth) return tooDeep("fields", size.depth, maxDepth);
    const maxNesting = nestingPerLevel * maxDepth;
    if (size.nesting > maxNesting) return tooDeep("fields and fragments", size.nesting, maxNesting);
  }
  if (count > maxFields) return tooManyFields(count);
  // Rules follow them too.
  const unused = [...fragments.values()].find(({ name }) => !known.has(name.value));
  return unused && new GraphQLError(`Fragment "${unused.name.value}" is never used.`, { nodes: unused });
}

function tooDeep(what: string, depth: number, limit: number): GraphQLError {
  const message =
    `the query's ${what} nest ${depth} levels deep, and ${limit} are allowed. ` +
    "Split it into several queries; the gateway's option limits.graphqlDepth raises the limit";
  return new GraphQLError(message, { extensions: { code: "DEPTH_LIMIT", limit } });
}

function tooManyFields(count: number): GraphQLError {
  const message =
    `the query has ${count} fields when its fragments stand where they are used, and ${maxFields} are allowed. ` +
    "Split it into several queries";
  return new GraphQLError(message, { extensions: { code: "FIELD_LIMIT", limit: maxFields } });
}

/**
 * Checks that fields with the same name in the response are the same. The library's rule, which this replaces,
 * compares each with each, and also serves schemas with interfaces, where fields of different objects may differ.
 * This schema has none, and {@link checkShape} bounds the size of the document.
 */
export function checkMerging(document: DocumentNode): GraphQLError | undefined {
  const fragments = listFragments(document);
  const texts = new Map<FieldNode, string>();
  const formatField = (field: FieldNode): string => {
    let text = texts.get(field);
    if (text === undefined) {
      const given = field.arguments?.map((one) => print(one)).toSorted() ?? [];
      texts.set(field, (text = `${field.name.value} ${given.join()}`));
    }
    return text;
  };
  const collect = (set: SelectionSetNode, fields: Map<string, FieldNode[]>, seen: Set<string>): void => {
    for (const one of set.selections) {
      if (one.kind === Kind.FIELD) {
        const { value: name } = one.alias ?? one.name;
        const same = fields.get(name);
        if (same) same.push(one);
        else fields.set(name, [one]);
      } else if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet, fields, seen);
      else if (!seen.has(one.name.value)) {
        seen.add(one.name.value);
        const inner = fragments.get(one.name.value);
        if (inner) collect(inner.selectionSet, fields, seen);
      }
    }
  };
  const check = (sets: readonly SelectionSetNode[]): GraphQLError | undefined => {
    const fields = new Map<string, FieldNode[]>();
    const seen = new Set<string>();
    for (const set of sets) collect(set, fields, seen);
    for (const [name, same] of fields) {
      const [first] = same;
      const other = first && same.find((one) => one !== first && formatField(one) !== formatField(first));
      if (first && other) return conflict(name, first, other);
      const inner = check(same.flatMap(({ selectionSet }) => selectionSet ?? []));
      if (inner) return inner;
    }
    return undefined;
  };
  for (const one of document.definitions) {
    const found = one.kind === Kind.OPERATION_DEFINITION ? check([one.selectionSet]) : undefined;
    if (found) return found;
  }
  return undefined;
}

function conflict(name: string, first: FieldNode, other: FieldNode): GraphQLError {
  const message =
    `Fields "${name.slice(0, 100)}" conflict: one is ${first.name.value.slice(0, 100)} and the other is ` +
    `${other.name.value.slice(0, 100)}, or their arguments differ. Give one of them another alias`;
  return new GraphQLError(message, { nodes: [first, other] });
}

function listFragments({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((one) => [one.name.value, one]));
}
