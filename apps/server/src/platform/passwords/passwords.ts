import { hash, verify } from '@node-rs/argon2'

/** An argon2id hash (19 MiB, 2 rounds, as OWASP advises) with its salt, for storing. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** A hash that can't be read matches nothing. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, password)
  } catch {
    return false
  }
}

/** For an unknown user: takes as long as a wrong password, so that the two can't be told apart by time. Always false. */
export async function verifyNoPassword(password: string): Promise<false> {
  dummy ??= hashPassword('the password of nobody')
  await verifyPassword(await dummy, password)
  return false
}

let dummy: Promise<string> | undefined
