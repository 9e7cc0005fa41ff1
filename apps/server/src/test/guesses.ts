import { limits } from '../platform/rate-limit/limits.ts'
import { networkKey } from '../platform/rate-limit/rate-limit.ts'
import type { TestApp } from './app.ts'

/**
 * Counts the maximum number of wrong guesses of a network. Don't rely on the delay between guesses: it begins with one
 * second, which may pass between two calls on a slow machine.
 *
 * @param id of the deck or link
 */
export async function exhaustGuesses({ deps }: TestApp, id: string, ip: string): Promise<void> {
  const key = `${id} ${networkKey(ip)}`
  const { points } = limits.enterNetwork
  await Promise.all(Array.from({ length: points }, () => deps.limits.guess('enterNetwork', key, false)))
}
