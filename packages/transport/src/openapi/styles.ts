import { invalidArgument } from "@node-access/auth";
import type { ParameterStyle } from "./api-operation.ts";
import { jsonText } from "./json-body.ts";
import { formatHeader } from "./plain-header.ts";
import { encode, given, isObject, listItems, scalar } from "./text.ts";

/**
 * Writes a list as one value with commas: `fields=a,b`, an object as `fields=key,value`. Commas within items are
 * percent-encoded.
 *
 * Source: OpenAPI, style `form` without `explode`.
 */
export const commaDelimited: ParameterStyle = (name, value) => [
  [
    encode(name, name),
    listItems(name, value)
      .map((item) => encode(name, scalar(name, item)))
      .join(","),
  ],
];

/**
 * Writes a list as one value with spaces: `fields=a%20b`.
 *
 * Source: OpenAPI, style `spaceDelimited`.
 */
export const spaceDelimited: ParameterStyle = (name, value) => joined(name, value, " ");

/**
 * Writes a list as one value with pipes: `fields=a%7Cb`.
 *
 * Source: OpenAPI, style `pipeDelimited`.
 */
export const pipeDelimited: ParameterStyle = (name, value) => joined(name, value, "|");

/**
 * Writes objects and lists with brackets: `filter[state]=open&filter[ids][0]=7`. Lists have indices, so that the items
 * of a list of objects stay together.
 *
 * Source: OpenAPI, style `deepObject`.
 */
export const deepObject: ParameterStyle = (name, value) => nested(encode(name, name), name, value, 0);

/**
 * Writes an object as one parameter for each of its properties: `state=open&size=5`.
 *
 * Source: OpenAPI, style `form` with `explode`.
 */
export const explodedObject: ParameterStyle = (name, value) =>
  given(name, value ?? {}).flatMap(([key, item]) =>
    [item].flat().map((one) => [encode(key, key), encode(key, scalar(key, one))] as const),
  );

/**
 * Writes a value as JSON: `filter=%7B%22state%22%3A%22open%22%7D`.
 *
 * Source: OpenAPI, parameters with `content`.
 */
export const jsonParameter: ParameterStyle = (name, value) => [
  [encode(name, name), encode(name, jsonText(name, value))],
];

/**
 * Writes a text without encoding the characters that URLs reserve, except for those that would end it.
 * What is encoded already, such as `%20`, is not encoded again.
 *
 * Source: OpenAPI, `allowReserved`; RFC 6570 section 3.2.3.
 */
export const reserved: ParameterStyle = (name, value) =>
  [value].flat().map((item) => {
    const text = encode(name, scalar(name, item));
    // Neither & and #, which end the value, nor +, which servers read as a space.
    return [
      encode(name, name),
      text.replace(/%(2[4CF]|3[ABDF]|40|5[BD])|%25(?=[\dA-F]{2})/gi, decodeURIComponent),
    ] as const;
  });

/**
 * Writes an object in a path as `state=open,size=5`.
 *
 * Source: OpenAPI, style `simple` with `explode`.
 */
export const explodedSimple: ParameterStyle = (name, value) => [[name, members(name, value).join(",")]];

/**
 * Writes a value in a path as `.a,b`, an object as `.state,open,size,5`.
 *
 * Source: OpenAPI, style `label`.
 */
export const label: ParameterStyle = (name, value) =>
  commaDelimited(name, value).map(([, text]) => [name, `.${text}`]);

/**
 * Writes a value in a path as `.a.b`, an object as `.state=open.size=5`.
 *
 * Source: OpenAPI, style `label` with `explode`.
 */
export const explodedLabel: ParameterStyle = (name, value) => [[name, `.${members(name, value).join(".")}`]];

/**
 * Writes a value in a path as `;id=a,b`, an object as `;id=state,open,size,5`.
 *
 * Source: OpenAPI, style `matrix`.
 */
export const matrix: ParameterStyle = (name, value) =>
  commaDelimited(name, value).map((pair) => [name, `;${pair.join("=")}`]);

/**
 * Writes a value in a path as `;id=a;id=b`, an object as `;state=open;size=5`.
 *
 * Source: OpenAPI, style `matrix` with `explode`.
 */
export const explodedMatrix: ParameterStyle = (name, value) => {
  const start = isObject(value) ? ";" : `;${encode(name, name)}=`;
  return [
    [
      name,
      members(name, value)
        .map((member) => start + member)
        .join(""),
    ],
  ];
};

/**
 * Writes an object in a header as `state=open,size=5`. Headers are not percent-encoded.
 *
 * Source: OpenAPI, style `simple` with `explode`.
 */
export const explodedHeader: ParameterStyle = (name, value) =>
  formatHeader(
    name,
    given(name, value)
      .map(([key, item]) => `${key}=${scalar(name, item)}`)
      .join(","),
  );

/**
 * Writes a value as JSON in a header. Characters outside of ASCII are escaped.
 *
 * Source: OpenAPI, header parameters with `content`.
 */
export const jsonHeader: ParameterStyle = (name, value) =>
  formatHeader(
    name,
    jsonText(name, value).replace(
      /[^ -~]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ),
  );

/**
 * Writes a value as cookies that are not percent-encoded: a list repeats the name, an object has one for each property.
 *
 * Source: OpenAPI 3.2, style `cookie`; RFC 6265 section 4.1.1.
 */
export const rawCookie: ParameterStyle = (name, value) => {
  const entries = isObject(value)
    ? given(name, value)
    : [value].flat().map((item) => [encode(name, name), item] as const);
  return entries.map(([key, item]) => {
    const text = scalar(name, item);
    if (/^[!#-+\--:<-[\]-~]*$/.test(key + text)) return [key, text];
    throw invalidArgument(
      name,
      "ASCII without spaces, quotes, commas, semicolons and backslashes",
      "one of these",
    );
  });
};

/** The items of a list, or `name=value` of an object's properties, percent-encoded. */
function members(name: string, value: unknown): string[] {
  return isObject(value)
    ? given(name, value).map(([key, item]) => `${encode(name, key)}=${encode(name, scalar(name, item))}`)
    : [value].flat().map((item) => encode(name, scalar(name, item)));
}

function joined(name: string, value: unknown, separator: string): [string, string][] {
  const items = listItems(name, value).map((item) => scalar(name, item));
  // Both would be percent-encoded in the same way, so the server could not tell them apart.
  if (items.some((item) => item.includes(separator)))
    throw invalidArgument(name, `items without "${separator}", which separates them`, "an item with it");
  return [[encode(name, name), encode(name, items.join(separator))]];
}

/** How deep objects may be nested in a parameter. One that contains itself has no end. */
const MAX_DEPTH = 100;

function nested(path: string, name: string, value: unknown, depth: number): [string, string][] {
  if (depth > MAX_DEPTH)
    throw invalidArgument(name, `at most ${MAX_DEPTH} levels`, "deeper or circular objects");
  if (typeof value !== "object" || value === null) return [[path, encode(name, scalar(name, value))]];
  return given(name, { ...value }).flatMap(([key, item]) =>
    nested(`${path}[${encode(name, key)}]`, name, item, depth + 1),
  );
}
