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
    const reply = await inTime(watch(settled), maxWait, () => {
      reconnect("no reply in time");
      throw new Error("the server did not reply in time");
    });
    const numbers = (reply as string[]).map(Number);
    return requests.map((_, index) => {
      return { granted: numbers[2 * index] ?? 0, left: numbers[2 * index + 1] ?? 0 };
    });
  }

  return { lease, close: () => client.destroy() };
}
