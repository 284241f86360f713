import { randomUUID } from "node:crypto";
import type { NonceStore, TakenNonce } from "@node-access/rpc/nonces";
import type { createClient } from "@redis/client";

/**
 * Each account is a hash. Its fields are nonces, and their values the token, the end of the lease in milliseconds, and the
 * transactions with commas. A script is atomic, and its time is that of the server.
 */
const SHARED = `
  local time = redis.call("TIME")
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local function read(nonce)
    local value = redis.call("HGET", KEYS[1], nonce)
    if not value then return nil, 0, "" end
    local token, leasedUntil, transactions = string.match(value, "^(%S+) (%d+) (.*)$")
    return token, tonumber(leasedUntil), transactions
  end
  local function isFree(nonce)
    local token, leasedUntil, transactions = read(nonce)
    return not token or (transactions == "" and leasedUntil <= now)
  end`;

const TAKE = `${SHARED}
  local nonce = tonumber(ARGV[1])
  for _, field in ipairs(redis.call("HKEYS", KEYS[1])) do
    if tonumber(field) < nonce and isFree(field) then redis.call("HDEL", KEYS[1], field) end
  end
  while not isFree(nonce) do nonce = nonce + 1 end
  redis.call("HSET", KEYS[1], nonce, string.format("%s %d ", ARGV[3], now + ARGV[2]))
  return nonce`;

const ADD = `${SHARED}
  local token, leasedUntil, transactions = read(ARGV[1])
  if token ~= ARGV[2] then return 0 end
  local comma = transactions == "" and "" or ","
  redis.call("HSET", KEYS[1], ARGV[1], string.format("%s %d %s", token, leasedUntil, transactions .. comma .. ARGV[3]))
  return 1`;

const RELEASE = `${SHARED}
  local token, leasedUntil, transactions = read(ARGV[1])
  if token ~= ARGV[2] or leasedUntil <= now or string.find(transactions, ",") then return 0 end
  return redis.call("HDEL", KEYS[1], ARGV[1])`;

const LIST = `${SHARED} return { tostring(now), redis.call("HGETALL", KEYS[1]) }`;

const FORGET = `
  for _, field in ipairs(redis.call("HKEYS", KEYS[1])) do
    if tonumber(field) < tonumber(ARGV[1]) then redis.call("HDEL", KEYS[1], field) end
  end`;

/** Keeps nonces in Valkey or Redis, which must persist each write. */
export function redisNonces(client: Pick<ReturnType<typeof createClient>, "eval">): NonceStore {
  const run = (script: string, account: string, ...values: (number | string)[]): Promise<unknown> =>
    client.eval(script, { keys: [`nonces:${account}`], arguments: values.map(String) });
  return {
    async take(account, from, lease) {
      const token = randomUUID();
      return { nonce: Number(await run(TAKE, account, from, lease, token)), token };
    },
    async add(account, { nonce, token }: TakenNonce, transaction) {
      return (await run(ADD, account, nonce, token, transaction)) === 1;
    },
    async release(account, { nonce, token }: TakenNonce) {
      return (await run(RELEASE, account, nonce, token)) === 1;
    },
    async list(account) {
      const [now, fields] = (await run(LIST, account)) as [string, string[]];
      const entries = fields.flatMap((nonce, index) => {
        if (index % 2 === 1) return [];
        const [token = "", leasedUntil = "", transactions = ""] = (fields[index + 1] ?? "").split(" ");
        return {
          nonce: Number(nonce),
          token,
          transactions: transactions.split(",").filter(Boolean) as `0x${string}`[],
          isLeased: Number(leasedUntil) > Number(now),
        };
      });
      return entries.toSorted((one, other) => one.nonce - other.nonce);
    },
    async forget(account, below) {
      await run(FORGET, account, below);
    },
  };
}
