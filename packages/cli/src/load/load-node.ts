import { hideSecrets, type Target } from "../target/target.ts";
import type { Mix } from "./mix.ts";
import { OpenLoop } from "./open-loop.ts";
import { type NodeLoad, reportMethods, reportRate } from "./report.ts";
import { searchRate } from "./search-rate.ts";
import type { Settings } from "./settings.ts";

interface Run extends Settings {
  readonly signal: AbortSignal;
  /** Says what is being done. */
  readonly show: (what: string) => void;
}

/** Sends calls to a node at a rate. */
export async function loadNode(
  { endpoint: address, protocol = "ethereum" }: Target,
  { calls, omitted }: Mix,
  { rate, seconds, connections, bounds, signal, show }: Run,
): Promise<NodeLoad> {
  const endpoint = hideSecrets(address);
  const loop = new OpenLoop(calls, { rate, seconds, connections, signal });
  const timer = setInterval(
    () => show(`${endpoint} with ${rate} calls a second: ${loop.sent} sent, ${loop.results} results`),
    500,
  );
  try {
    await loop.run();
  } finally {
    clearInterval(timer);
  }
  return {
    endpoint,
    protocol,
    ...reportRate(loop, rate, bounds),
    errors: [...loop.errors].map(([code, { count, example }]) => ({ code, count, example })),
    methods: reportMethods(loop),
    omitted,
  };
}

/** Searches for the highest rate at which a node keeps the bounds. The report is that of this rate, or of the lowest that was tried. */
export async function searchNode(target: Target, mix: Mix, run: Run): Promise<NodeLoad> {
  let best: NodeLoad | undefined;
  const search = await searchRate(
    run.rate,
    async (rate) => {
      const load = await loadNode(target, mix, { ...run, rate });
      // What was sent until an interruption says nothing of the rate.
      if (!best || (!run.signal.aborted && isBetter(load, best))) best = load;
      const { endpoint: _e, protocol: _p, errors: _r, methods: _m, omitted: _l, ...step } = load;
      return step;
    },
    run.signal,
  );
  return { ...(best as NodeLoad), search };
}

/** Whether a later step of a search is the one to report. The rate is raised until one does not hold, and lowered while none has held. */
function isBetter(load: NodeLoad, best: NodeLoad): boolean {
  return best.broken !== undefined || (load.broken === undefined && load.rate > best.rate);
}
