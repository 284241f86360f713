import { readFileSync } from "node:fs";

/**
 * Makes a file of a template.
 *
 * @param template - The name of a file in `templates/`. In it, `{{name}}` stands for a value.
 * @throws Error if the template wants a value that is not given.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(`../templates/${template}`, import.meta.url), "utf8");
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`templates/${template}: nothing is given for {{${name}}}`);
    return value;
  });
}
