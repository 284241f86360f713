import { ErrorReply } from "@redis/client";
import { inTime } from "../../observe/clock.ts";
import type { Log } from "../../observe/log.ts";
import type { LeaseGrant, LeaseRequest, SharedBudgets } from "../budgets.ts";
import { connectRedis } from "./connect-redis.ts";

/** Milliseconds after which a server that does not reply counts as gone: TCP notices that after many minutes. */
const maxWait = 2_000;

/** `settle` of budgets.ts as one atomic script. A bucket expires when it would be full again. */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local grants = {}
for index, key in ipairs(KEYS) do
  local rate, burst, spent, wanted = unpack(ARGV, 4 * index - 3, 4 * index)
  rate, burst = tonumber(rate), tonumber(burst)
  local held = redis.call('HMGET', key, 'tokens', 'at')
  local tokens, at = tonumber(held[1] or burst), tonumber(held[2] or now)
  local filled = math.min(burst, tokens + math.max(0, now - at) / 1000 * rate)
  local level = math.min(burst, filled - tonumber(spent))
  local granted = math.max(0, math.min(tonumber(wanted), level))
  redis.call('HSET', key, 'tokens', level - granted, 'at', now)
  redis.call('PEXPIRE', key, math.ceil((burst - level + granted) / rate * 1000) + 1000)
  grants[2 * index - 1] = tostring(granted)
  grants[2 * index] = tostring(math.max(0, level - granted))
end
return grants`;

/** Reads the script's reply. With NaN or Infinity instead of tokens, a credential would have no limit any more. */
function readGrants(reply: unknown, count: number): LeaseGrant[] {
  const texts = [reply].flat().map(String);
  const numbers = texts.map((text) => (/^\d/.test(text) ? Number(text) : NaN));
  if (numbers.length !== 2 * count || !numbers.every(Number.isFinite))
    throw new ErrorReply("the reply is not numbers of tokens");
  return Array.from({ length: count }, (_, index) => ({
    granted: numbers[2 * index] as number,
    left: numbers[2 * index + 1] as number,
  }));
}

/** Without a connection, `lease` rejects. */
export function redisBudgets(url: string, log: Log): SharedBudgets {
  const { client, watch, reconnect } = connectRedis(url, "counters", log);

  async function lease(requests: readonly LeaseRequest[]): Promise<LeaseGrant[]> {
    const settled = client.eval(script, {
      keys: requests.map(({ credential }) => `node-access:budget:${credential}`),
      arguments: requests.flatMap(({ quota, spent, wanted }) =>
        [quota.rate, quota.burst, spent, wanted].map(String),
      ),
    });
    const grants = settled.then((reply) => readGrants(reply, requests.length));
    return inTime(watch(grants), maxWait, () => {
      reconnect("no reply in time");
      throw new Error("the server did not reply in time");
    });
  }

  return { lease, close: () => client.destroy() };
}
