import { markdownTable } from "../../spec-file/index.ts";
import { methodRows } from "./method-rows.ts";

/**
 * Returns the table of the methods with a check.
 *
 * @param checked - The methods that the package checks.
 * @throws Error if a method has no row, or a row no check.
 */
export function methodTable(checked: readonly string[]): string {
  const described = methodRows.flatMap(({ methods }) => methods);
  const wrong = [
    ...checked.filter((method) => !described.includes(method)),
    ...described.filter((method) => !checked.includes(method)),
  ];
  if (wrong.length > 0)
    throw new Error(
      `packages/verify/src/checks/methods.ts and tools/codegen/generate/src/emit/verify/method-rows.ts have different methods: ` +
        `${wrong.join(", ")}. Add what is missing, or remove it from the other file`,
    );
  const rows = methodRows.map(({ methods, variant, compared, calls }) => [
    methods.map((method) => `\`${method}\``).join(", ") + (variant === undefined ? "" : `, ${variant}`),
    compared,
    calls,
  ]);
  return markdownTable(["Method", "What is compared", "Additional calls"], rows);
}
