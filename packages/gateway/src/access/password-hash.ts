import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);

/** 32 MB and about 0.1 s for each guess: cheaper hashes of passwords that people choose can be cracked. */
const cost = { N: 2 ** 15, maxmem: 64 * 1024 * 1024 };
const hashBytes = 32;

/** @returns the salt and hash to store for a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, hashBytes, cost);
  return `scrypt.${salt.toString("base64url")}.${hash.toString("base64url")}`;
}

/** Whether the password matches the stored hash. Takes constant time. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, salt = "", hash = ""] = stored.split(".");
  const derived = await derive(password, Buffer.from(salt, "base64url"), hashBytes, cost);
  return timingSafeEqual(derived, Buffer.from(hash, "base64url"));
}
