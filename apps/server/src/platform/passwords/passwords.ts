import { hash, verify } from '@node-rs/argon2'

/** argon2id with salt (19 MiB, 2 rounds, as OWASP recommends). */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** False for an unreadable hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, password)
  } catch {
    return false
  }
}

/** Always false, after the time that a wrong password takes: timing doesn't reveal whether the user exists. */
export async function verifyNoPassword(password: string): Promise<false> {
  dummy ??= hashPassword('the password of nobody')
  await verifyPassword(await dummy, password)
  return false
}

let dummy: Promise<string> | undefined
