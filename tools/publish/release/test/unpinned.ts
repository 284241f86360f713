const USES = /^[\s-]*uses:\s*(?<target>.*)$/;
const PINNED = /^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** The lines of a workflow, with their numbers, that run an action of another repository without its full commit and, in a comment, its version. */
export function unpinned(text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const target = USES.exec(line)?.groups?.["target"]?.trim();
    if (target === undefined || target.startsWith("./") || PINNED.test(target)) return [];
    return [`${index + 1}: ${line.trim()}`];
  });
}
