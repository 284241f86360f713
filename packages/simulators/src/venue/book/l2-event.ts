import { deflateRawSync } from "node:zlib";
import type { Fields } from "../../values.ts";

interface BookView {
  readonly coin: string;
  readonly time: number;
  /** Bids and asks. */
  readonly levels: readonly (readonly LevelView[])[];
}

interface LevelView {
  readonly px: string;
  readonly sz: string;
}

/**
 * Compares two books, each as `l2Book` shows it.
 *
 * @returns an event of the subscription `l2`: the whole book if there was none before, else its changes, compressed.
 */
export function l2Event(before: Fields | undefined, after: Fields): Fields {
  if (!before) return { s: after };
  const { coin, time, levels } = after as unknown as BookView;
  const old = (before as unknown as BookView).levels;
  const changes = {
    c: coin,
    t: time,
    l: levels.map((side, index) =>
      side
        .filter(({ px, sz }) => old[index]?.find((level) => level.px === px)?.sz !== sz)
        .map(({ px, sz }) => ({ p: px, s: sz })),
    ),
    r: old.map((side, index) =>
      side.flatMap(({ px }, place) => (levels[index]?.some((level) => level.px === px) ? [] : [place])),
    ),
  };
  return { c: deflateRawSync(JSON.stringify(changes)).toString("base64") };
}
