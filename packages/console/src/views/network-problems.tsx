import { formatClock, countText, formatDuration } from "../format.ts";
import type { NetworkState, Upstream } from "../generated/types.ts";
import { type Change, openPeriods, type Period, useChanges } from "../live/changes.ts";
import { usePoll } from "../live/live.tsx";
import { Notice } from "../parts/notice.tsx";
import { linkTo } from "../route.ts";
import { findAdvice } from "./event-text.ts";
import { isUsable, readUpstreams } from "./upstreams.tsx";

/** Maximum notices: a broken network must not hide the rest of the page. */
const most = 3;

/** A part of a network that does not work as it should. */
interface Problem extends NetworkState {
  readonly periods: readonly Period[];
}

/** Says which networks fail: since when, why, whom it affects, and what to do. */
export function NetworkProblems({ networks }: { readonly networks: readonly NetworkState[] }) {
  const upstreams = usePoll(readUpstreams, 5, []);
  const changes = useChanges();
  const problems = findProblems(networks, upstreams.value ?? [], changes.value ?? []);
  const more = problems.length - most;
  return (
    <>
      {problems.slice(0, most).map((problem) => (
        <ProblemNotice key={`${problem.network} ${problem.part}`} problem={problem} />
      ))}
      {more > 0 && (
        <Notice>
          {countText(more, "other part")} of networks {more === 1 ? "has" : "have"} problems.{" "}
          <a href="#/upstreams">Upstreams</a>
        </Notice>
      )}
    </>
  );
}

function findProblems(
  networks: readonly NetworkState[],
  all: readonly Upstream[],
  changes: readonly Change[],
): Problem[] {
  const open = openPeriods(changes);
  const problems = networks.flatMap((one) => {
    const members = all.filter(({ network, part }) => network === one.network && part === one.part);
    const ids = new Set(members.map(({ id }) => id));
    const periods = open.filter(({ first }) => ids.has(first.subject));
    // What an operator has cordoned is no news, unless nothing is left.
    const isCalm =
      !isBad(one) &&
      periods.every(({ first }) => first.kind === "cordoned") &&
      members.every((member) => member.cordoned || isUsable(member));
    return isCalm ? [] : [{ ...one, periods }];
  });
  return problems.toSorted((one, other) => Number(isBad(other)) - Number(isBad(one)));
}

/** Whether most calls fail. */
function isBad({ state }: NetworkState): boolean {
  return state === "down" || state === "failing";
}

function describeEffect({ state, serving, upstreams }: Problem): string {
  if (state === "down") return "its calls fail.";
  if (state === "failing") return "many of its calls fail.";
  if (serving === 0) return "no upstream serves its calls.";
  return serving === upstreams
    ? "requests fail, and are sent to another upstream if there is one."
    : `${serving} of ${countText(upstreams, "upstream")} ${serving === 1 ? "serves" : "serve"} its calls.`;
}

/** Since when it is in its state. Single requests that fail are no state of the network: their upstreams have the time. */
function findBegin({ state, since, periods }: Problem): number {
  return state === "serving" ? Math.min(...periods.map(({ first }) => first.at)) : Date.parse(since);
}

function ProblemNotice({ problem }: { readonly problem: Problem }) {
  const { network, part, state, reason, periods } = problem;
  const since = findBegin(problem);
  return (
    <Notice tone={isBad(problem) ? "bad" : "fair"}>
      <p>
        <a href={linkTo(["upstreams"], { network })}>
          <strong>
            {network} {part}
          </strong>
        </a>{" "}
        is {state === "serving" ? "degraded" : state}
        {Number.isFinite(since) && (
          <>
            {" "}
            since {formatClock(since)} ({formatDuration((Date.now() - since) / 1000)})
          </>
        )}
        : {reason !== null && `${reason}; `}
        {describeEffect(problem)} <a href={linkTo(["events"], { of: `${network}.${part}` })}>Events</a>
      </p>
      <ul class="reasons">
        {periods.map(({ first, last }) => (
          <li key={first.id}>
            <a href={linkTo(["events"], { of: first.subject })}>{last.upstream}</a> {reasonText(last)}{" "}
            <span class="muted">{findAdvice(String(last.fields["reason"] ?? ""))}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function reasonText({ kind, fields }: Change): string {
  const { reason, failures } = fields;
  const count =
    typeof failures === "number" && failures > 1 ? `, ${countText(failures, "request")} so far` : "";
  return reason === undefined ? kind : `${kind}: ${String(reason)}${count}.`;
}
