import type { HttpRequest } from "./shell.ts";

/**
 * A program that sends a request without a client. The formatter lays it out.
 *
 * @param result - The variable name of the response; undefined if it has no content.
 */
export function fetchSample(
  { method, url, headers = [], body }: HttpRequest,
  result: string | undefined,
): string {
  const sent = headers.map((header) => {
    const [name = "", value = ""] = header.split(": ");
    return `${JSON.stringify(name)}: ${JSON.stringify(value.replace("$", "YOUR_"))}`;
  });
  if (body !== undefined) sent.push(`"content-type": "application/json"`);
  const options = [
    ...(method === "GET" ? [] : [`method: "${method}"`]),
    `headers: { ${sent.join(", ")} }`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${JSON.stringify(body)})`]),
  ];
  return [
    `const response = await fetch(${JSON.stringify(url)}, { ${options.join(", ")} });`,
    "if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);",
    ...(result === undefined ? [] : [`const ${result} = await response.json();`, `console.log(${result});`]),
    "",
  ].join("\n");
}
