import type { Ajv2020 } from "ajv/dist/2020.js";
import type { DataValidateFunction } from "ajv/dist/types/index.js";

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
}

/** The property in which the variants of a union differ, as one of them declares it. */
export type Tagged = Pick<Schema, "const" | "enum">;

export function getTags(property: Tagged | undefined): readonly unknown[] {
  return [property?.const ?? property?.enum ?? []].flat();
}

/** The variants of a union: the name of each one's schema, by the value of the property that differs. */
interface Variants {
  readonly tag: string;
  readonly refs: ReadonlyMap<unknown, string>;
}

const keyword = "variants";

/**
 * Adds the keyword `variants`, which compiles a variant when it is first needed. To compile all actions
 * of the trading venue for the first one would block every caller for half a second.
 */
export function addVariants(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword,
    type: "object",
    errors: "full",
    compile: ({ tag, refs }: Variants) => {
      const validate: DataValidateFunction = (data: Readonly<Record<string, unknown>>, context) => {
        const ref = refs.get(data[tag]);
        const variant = ref === undefined ? undefined : ajv.getSchema(ref);
        if (variant?.(data, context) === true) return true;
        const params = { tag, allowedValues: [...refs.keys()] };
        validate.errors = variant?.errors ?? [{ keyword: "discriminator", params }];
        return false;
      };
      return validate;
    },
  });
}

/**
 * @returns a union of named schemas with the keyword `variants` instead of `oneOf`; other schemas unchanged.
 */
export function withVariants(schema: Schema, others: Readonly<Record<string, Schema>>): object {
  const { oneOf = [], discriminator, ...rest } = schema;
  if (!discriminator || !oneOf.every(({ $ref }) => $ref !== undefined)) return schema;
  const tag = discriminator.propertyName;
  const refs = new Map(
    oneOf.flatMap(({ $ref = "" }) => {
      const property = others[$ref.slice($ref.lastIndexOf("/") + 1)]?.properties?.[tag];
      return getTags(property).map((value) => [value, $ref] as const);
    }),
  );
  const variants: Variants = { tag, refs };
  return { ...rest, [keyword]: variants };
}
