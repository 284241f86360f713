import { Icon, type Shape } from "./icons.tsx";

/** The severity of a state. */
type Tone = "good" | "fair" | "bad" | "idle";

const states: Readonly<Record<string, readonly [Tone, Shape]>> = {
  serving: ["good", "check"],
  active: ["good", "check"],
  running: ["good", "check"],
  responded: ["good", "check"],
  degraded: ["fair", "triangle"],
  rejected: ["fair", "triangle"],
  warn: ["fair", "triangle"],
  throttled: ["fair", "half"],
  retrying: ["fair", "half"],
  waiting: ["bad", "half"],
  down: ["bad", "cross"],
  failed: ["bad", "cross"],
  failing: ["bad", "cross"],
  error: ["bad", "cross"],
  mismatched: ["bad", "cross"],
  wrong: ["bad", "cross"],
  revoked: ["bad", "cross"],
  lagging: ["fair", "half"],
  forked: ["fair", "triangle"],
  reorg: ["fair", "dot"],
  recovered: ["good", "check"],
  reloaded: ["idle", "dot"],
  cordoned: ["idle", "slash"],
  abandoned: ["idle", "slash"],
  expired: ["idle", "ring"],
  paused: ["idle", "ring"],
  off: ["idle", "ring"],
  info: ["idle", "dot"],
};

export function findTone(state: string): Tone {
  return states[state]?.[0] ?? "idle";
}

/** Shows a state as a word, a shape and a colour. */
export function Badge({ state }: { readonly state: string }) {
  const [tone, shape] = states[state] ?? ["idle", "dot"];
  return (
    <span class={`badge ${tone}`}>
      <Icon shape={shape} />
      {state}
    </span>
  );
}
