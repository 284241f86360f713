import { expect, it } from "vitest";
import { create, manage } from "./client.ts";
import type { Target } from "./target.ts";

interface Page {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly { readonly id: string; readonly name: string }[];
}

/** A list that is read page by page has each object once, whichever gateway serves each page. */
export function pagesContract(target: () => Target): void {
  it("lists each object once over all pages", async () => {
    const created = new Set<string>();
    // A page has 50.
    for (let round = 0; round < (process.env["NIGHTLY"] ? 12 : 6); round++) {
      const ids = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          create<{ id: string }>(target(), "/projects/", { name: `page ${(round * 10 + index) % 7}` }),
        ),
      );
      for (const { id } of ids) created.add(id);
    }
    for (const order of ["created_at", "-created_at", "name", "-name"]) {
      const found: string[] = [];
      let path: string | undefined = `/projects/?order_by=${order}`;
      while (path !== undefined) {
        const { status, json } = await manage(target(), "GET", path);
        expect(status).toBe(200);
        const { results, next } = json as Page;
        found.push(...results.map(({ id }) => id));
        path = next === null ? undefined : next.slice(next.indexOf("/projects/"));
      }
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((id) => created.has(id))).toHaveLength(created.size);
    }
    const removed = await Promise.all(
      [...created].map((id) => manage(target(), "DELETE", `/projects/${id}/`)),
    );
    expect(new Set(removed.map(({ status }) => status))).toEqual(new Set([204]));
  });
}
