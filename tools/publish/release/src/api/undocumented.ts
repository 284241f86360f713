import { join, relative } from "node:path";
import type { Manifest } from "@node-access-tools/workspace";
import ts from "typescript-5.9";
import { type Declared, isGenerated, PublicApi } from "./public-api.ts";

/** Members that need no docstring, because they mean the same everywhere. */
const KNOWN = new Set(["toString", "toJSON", "[Symbol.asyncIterator]"]);

/**
 * Lists exports of hand-written modules without a docstring, members without one, and functions whose docstring lacks a
 * parameter, the result or an example. Generated modules are not checked: their docstrings come from the specs. An `@internal`
 * export needs no example, because only generated code imports it.
 */
export function undocumented(
  manifest: Manifest,
  directory: string,
  api = new PublicApi(manifest, directory),
): string[] {
  const exported = new Set<Declared>();
  for (const target of Object.values(manifest.exports ?? {})) {
    const types = typeof target === "string" ? undefined : target["types"];
    if (types === undefined || isGenerated(types)) continue;
    for (const one of api.entry(join(directory, types)).values())
      if ("nodes" in one && !isGenerated(one.file)) exported.add(one);
  }
  return [...exported].flatMap(({ file, name, nodes }) => {
    const place = `${relative(directory, file).replaceAll("\\", "/")}: ${name}`;
    const missing = [...lacking(nodes), ...nodes.flatMap(membersWithout)];
    return missing.map((what) => `${place} ${what}`);
  });
}

/** Overloads may share the docstring of one of them. */
function lacking(nodes: readonly ts.Node[]): string[] {
  const text = nodes.map(docstring).join("\n");
  if (text === "") return ["has no docstring"];
  if (text.includes("@internal")) return [];
  const first = nodes.find(ts.isFunctionDeclaration);
  if (!first) return [];
  const missing = first.parameters.flatMap(({ name }) => {
    const tag = ts.isIdentifier(name) ? `@param ${name.text}` : "@param";
    return new RegExp(`${tag}\\b`).test(text) ? [] : [`has no ${tag}`];
  });
  const result = first.type?.getText() ?? "void";
  if (!/^(Promise<)?void\b/.test(result) && !text.includes("@returns")) missing.push("has no @returns");
  if (!text.includes("@example")) missing.push("has no @example");
  return missing;
}

function membersWithout(node: ts.Node): string[] {
  if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return [];
  const documented = new Set<string>();
  const names = node.members.flatMap((member) => {
    if (!member.name || ts.isPrivateIdentifier(member.name)) return [];
    const name = member.name.getText();
    if (KNOWN.has(name) || docstring(member) !== "") documented.add(name);
    return [name];
  });
  return [...new Set(names)]
    .filter((name) => !documented.has(name))
    .map((name) => `has no docstring for ${name}`);
}

function docstring(node: ts.Node): string {
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts
    .getJSDocCommentsAndTags(owner)
    .filter(ts.isJSDoc)
    .map((doc) => doc.getText())
    .join("\n");
}
