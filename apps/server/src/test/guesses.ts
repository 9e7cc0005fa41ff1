import { limits } from '../platform/rate-limit/limits.ts'
import { networkKey } from '../platform/rate-limit/rate-limit.ts'
import type { TestApp } from './app.ts'

/**
 * Counts as many wrong guesses as a network may make in an hour. The waits between guesses begin with a second, which a
 * slow machine takes between two calls.
 *
 * @param id of the deck or link
 */
export async function exhaustGuesses({ deps }: TestApp, id: string, ip: string): Promise<void> {
  const key = `${id} ${networkKey(ip)}`
  const { points } = limits.enterNetwork
  await Promise.all(Array.from({ length: points }, () => deps.limits.guess('enterNetwork', key, false)))
}
