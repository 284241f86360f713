import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);

/** 32 MB and some 0.1 s for each guess: passwords that people choose are guessed from their hashes otherwise. */
const cost = { N: 2 ** 15, maxmem: 64 * 1024 * 1024 };
const hashBytes = 32;

/** @returns what is stored of a password: salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, hashBytes, cost);
  return `scrypt.${salt.toString("base64url")}.${hash.toString("base64url")}`;
}

/** Whether it is the password that was hashed. Takes as long for any other one. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, salt = "", hash = ""] = stored.split(".");
  const derived = await derive(password, Buffer.from(salt, "base64url"), hashBytes, cost);
  return timingSafeEqual(derived, Buffer.from(hash, "base64url"));
}
