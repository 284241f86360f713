import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findBrokenLinks } from "../src/check-links.ts";

/** Finds the broken links of a site with the given files. */
function check(files: Readonly<Record<string, string>>, base = ""): string[] {
  const folder = mkdtempSync(join(tmpdir(), "site-links-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return findBrokenLinks(folder, base);
}

it("finds links to pages, files and anchors that do not exist", () => {
  const start =
    '<a href="/a/">a</a><a href="/a/#one">one</a><a href="/a/#two">two</a><a href="#x">x</a><a href="/b.md">b</a>';
  expect(check({ "index.html": start, "a/index.html": '<p id="one"></p>' })).toEqual([
    "/index.html: /a/#two",
    "/index.html: #x",
    "/index.html: /b.md",
  ]);
});

it("reads Markdown too", () => {
  const links = "[a](/a/) [b](/b/#x) [c](https://example.com/)";
  expect(check({ "index.md": links, "a/index.html": "" })).toEqual(["/index.md: /b/#x"]);
});

it("supports a site below a path", () => {
  const links = '<a href="/docs/a/">a</a><a href="/a/">b</a><a href="https://example.com/c/">c</a>';
  expect(check({ "index.html": links, "a/index.html": "" }, "/docs")).toEqual(["/index.html: /a/"]);
});

it("reads what the search finds", () => {
  const documents = [
    { href: "/a/", sections: [{ anchor: "" }, { anchor: "one" }, { anchor: "two" }] },
    { href: "/b/", sections: [] },
  ];
  const files = { "search.json": JSON.stringify(documents), "a/index.html": '<p id="one"></p>' };
  expect(check(files)).toEqual(["/search.json: /a/#two", "/search.json: /b/"]);
});
