import type { ErrorCode } from "@node-access/auth";
import { UNANSWERED } from "../check/client-calls.ts";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { LoadReport, NodeLoad } from "./report.ts";

/** Ends the command with what the exit code says: a node that never responded, or a bound that was broken. */
export function judge({ interrupted, nodes }: LoadReport): void {
  if (interrupted) throw new CommandError("", exitCodes.interrupted);
  const silent = nodes.find(isSilent);
  if (silent) {
    const [{ example = "no call was sent" } = {}] = silent.errors;
    throw new CommandError(`${silent.endpoint} does not respond: ${example}`, exitCodes.unreachable);
  }
  const broken = nodes.flatMap(({ endpoint, broken: what, search }) => {
    if (what === undefined || (search && search.highestRate > 0)) return [];
    return [`${endpoint}: ${search ? "no rate held: at the lowest, " : ""}${what}`];
  });
  if (broken.length > 0) throw new CommandError(broken.join("; "), exitCodes.defect);
}

function isSilent({ results, errors }: NodeLoad): boolean {
  return results === 0 && errors.every(({ code }) => UNANSWERED.has(code as ErrorCode));
}
