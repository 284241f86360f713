import type { Report } from "./report.ts";

/** How many times as slow a method must be to be named. */
const SLOWER = 2;
/** Milliseconds below which a difference is noise. */
const NOISE = 20;

/** Names what has changed between two reports about a node. */
export function findDrift(before: Report, now: Report): readonly string[] {
  const known = new Map(before.methods.map((method) => [method.name, method]));
  const methods = now.methods.flatMap(({ name, status, p50 = 0 }) => {
    const old = known.get(name);
    if (!old || old.status === "skipped" || status === "skipped") return [];
    if (old.status !== status) return [`${name}: ${old.status} before, ${status} now`];
    const { p50: oldTime = 0 } = old;
    const isSlower = p50 > oldTime * SLOWER && p50 - oldTime > NOISE;
    return isSlower ? [`${name}: ${oldTime} ms before, ${p50} ms now`] : [];
  });
  const [old, found] = [before, now].map(({ findings }) => new Set(findings.map(key))) as [
    Set<string>,
    Set<string>,
  ];
  return [
    ...findChanges("identity", withoutHead(before.identity), withoutHead(now.identity)),
    ...findChanges("capabilities", before.capabilities, now.capabilities),
    ...methods,
    ...[...found].filter((one) => !old.has(one)).map((one) => `new defect: ${one}`),
    ...[...old].filter((one) => !found.has(one)).map((one) => `no longer: ${one}`),
  ];
}

/** What a node is, without what changes with each block. */
function withoutHead(identity: Report["identity"]): Report["identity"] {
  const { head: _head, headAgeSeconds: _age, height: _height, ...rest } = identity;
  return rest;
}

function findChanges(
  what: string,
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].flatMap((name) => {
    const [old, value] = [JSON.stringify(before[name]) ?? "nothing", JSON.stringify(now[name]) ?? "nothing"];
    // How far back a node goes moves with its head.
    if (old === value || name.startsWith("oldest")) return [];
    return [`${what}.${name}: ${old} before, ${value} now`];
  });
}

function key({ id, subject, path = "" }: Report["findings"][number]): string {
  return [id, subject, path].join(" ").trim();
}
