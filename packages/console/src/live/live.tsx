import { type ComponentChildren, createContext } from "preact";
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ApiError } from "../api/client.ts";

/** How the page keeps its data up to date. */
export interface Live {
  readonly isPaused: boolean;
  setPaused(isPaused: boolean): void;
  /** When the gateway last responded, in milliseconds since 1970. */
  readonly updatedAt: number | undefined;
  /** The error of the last request, if it failed. */
  readonly failure: string | undefined;
  report(error?: unknown): void;
}

const LiveContext = createContext<Live | undefined>(undefined);

/** With reduced motion, the page refreshes less often. */
export const isCalm: boolean = matchMedia("(prefers-reduced-motion: reduce)").matches;
const calmFactor = 6;

interface LiveProviderProps {
  readonly onSignedOut: () => void;
  readonly children: ComponentChildren;
}

/** @param onSignedOut - Called when the session has ended. */
export function LiveProvider({ onSignedOut, children }: LiveProviderProps) {
  const [isPaused, setPaused] = useState(false);
  const [outcome, setOutcome] = useState<{ at: number | undefined; failure: string | undefined }>({
    at: undefined,
    failure: undefined,
  });
  const report = useCallback(
    (error?: unknown) => {
      if (error instanceof ApiError && error.status === 401) return onSignedOut();
      const isAway = error instanceof ApiError && error.status === 0;
      setOutcome(({ at }) => ({ at: isAway ? at : Date.now(), failure: isAway ? error.message : undefined }));
    },
    [onSignedOut],
  );
  const live = useMemo(
    () => ({ isPaused, setPaused, updatedAt: outcome.at, failure: outcome.failure, report }),
    [isPaused, outcome, report],
  );
  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>;
}

export function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error("there is no LiveProvider around this component");
  return live;
}

/** The data that was read last. */
export interface Polled<Value> {
  /** Stays while a later request fails. */
  readonly value: Value | undefined;
  readonly error: unknown;
  reload(): void;
}

/** Polls while the page is visible and not paused. It reads again at once when one of `inputs` changes; with 0 seconds, once. */
export function usePoll<Value>(
  read: () => Promise<Value>,
  seconds: number,
  inputs: readonly unknown[],
): Polled<Value> {
  const { isPaused, report } = useLive();
  const [state, setState] = useState<{ value: Value | undefined; error: unknown }>({
    value: undefined,
    error: undefined,
  });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  const latest = useRef(read);
  latest.current = read;
  const hasValue = useRef(false);
  useEffect(() => {
    hasValue.current = false;
    setState({ value: undefined, error: undefined });
    // Don't show the values of the previous inputs for the new ones.
  }, inputs);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async (): Promise<void> => {
      if (!document.hidden) {
        try {
          const value = await latest.current();
          if (isOver) return;
          hasValue.current = true;
          setState({ value, error: undefined });
          report();
        } catch (error) {
          if (isOver) return;
          setState((before) => ({ ...before, error }));
          report(error);
        }
      }
      if (seconds > 0 && !isPaused) timer = setTimeout(run, seconds * 1000 * (isCalm ? calmFactor : 1));
    };
    if (!isPaused || !hasValue.current || round > 0) void run();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [...inputs, seconds, isPaused, round, report]);
  return { ...state, reload };
}
