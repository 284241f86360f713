import { readFileSync } from "node:fs";

/**
 * Fills in a template.
 *
 * @param template - The name of a file in `templates/`. In it, `{{name}}` is replaced by a value.
 * @throws Error if a value is missing.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(`../templates/${template}`, import.meta.url), "utf8");
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`templates/${template}: there is no value for {{${name}}}`);
    return value;
  });
}
