import { clockText, countText, durationText } from "../format.ts";
import type { Upstream } from "../generated/types.ts";
import { type Change, openPeriods, type Period, useChanges } from "../live/changes.ts";
import { usePoll } from "../live/live.tsx";
import { Notice } from "../parts/notice.tsx";
import { linkTo } from "../route.ts";
import { adviceFor } from "./event-text.ts";
import { isUsable, readUpstreams, stateOf } from "./upstreams.tsx";

/** Maximum notices: a broken network must not hide the rest of the page. */
const most = 3;

/** A part of a network that does not work as it should. */
interface Problem {
  readonly network: string;
  readonly part: string;
  readonly upstreams: readonly Upstream[];
  readonly periods: readonly Period[];
}

/** Says which networks fail: since when, why, whom it affects, and what to do. */
export function NetworkProblems() {
  const upstreams = usePoll(readUpstreams, 5, []);
  const changes = useChanges();
  const problems = problemsOf(upstreams.value ?? [], changes.value ?? []);
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

function problemsOf(upstreams: readonly Upstream[], changes: readonly Change[]): Problem[] {
  const open = openPeriods(changes);
  const problems = [...Map.groupBy(upstreams, ({ network, part }) => `${network} ${part}`).values()].flatMap(
    (members) => {
      const [one] = members;
      if (!one) return [];
      const { network, part } = one;
      const ids = new Set(members.map(({ id }) => id));
      const periods = open.filter(({ first }) => ids.has(first.subject));
      // What an operator has cordoned is no news, unless nothing is left.
      const isCalm =
        periods.every(({ first }) => first.kind === "cordoned") &&
        members.every((member) => member.cordoned || isUsable(member)) &&
        stateOf(members) !== "down";
      return isCalm ? [] : [{ network, part, upstreams: members, periods }];
    },
  );
  return problems.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ upstreams }: Problem): number {
  return stateOf(upstreams) === "down" ? 0 : 1;
}

/** Whom it affects. */
function effectOf(upstreams: readonly Upstream[]): string {
  const serving = upstreams.filter(({ state }) => state === "serving").length;
  const all = countText(upstreams.length, "upstream");
  if (upstreams.every((one) => !isUsable(one)))
    return `${upstreams.length === 1 ? "its only upstream cannot" : `none of its ${all} can`} be used, so its calls fail.`;
  if (serving === 0) return "all upstreams that are left throttle, so most of its calls fail.";
  return serving === upstreams.length
    ? "requests fail, and are sent to another upstream if there is one."
    : `${serving} of ${all} ${serving === 1 ? "serves" : "serve"} its calls.`;
}

function ProblemNotice({ problem }: { readonly problem: Problem }) {
  const { network, part, upstreams, periods } = problem;
  const state = stateOf(upstreams);
  const since = Math.min(...periods.map(({ first }) => first.at));
  return (
    <Notice tone={state === "down" ? "bad" : "fair"}>
      <p>
        <a href={linkTo(["upstreams"], { network })}>
          <strong>
            {network} {part}
          </strong>
        </a>{" "}
        is {state === "down" ? "down" : "degraded"}
        {Number.isFinite(since) && (
          <>
            {" "}
            since {clockText(since)} ({durationText((Date.now() - since) / 1000)})
          </>
        )}
        : {effectOf(upstreams)} <a href={linkTo(["events"], { of: `${network}.${part}` })}>Events</a>
      </p>
      <ul class="reasons">
        {periods.map(({ first, last }) => (
          <li key={first.id}>
            <a href={linkTo(["events"], { of: first.subject })}>{last.upstream}</a> {reasonText(last)}{" "}
            <span class="muted">{adviceFor(String(last.fields["reason"] ?? ""))}</span>
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
