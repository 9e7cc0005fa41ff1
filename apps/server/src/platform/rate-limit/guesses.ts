import { RateLimiterMemory, type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { createGrowingDelay, delayAfter } from './growing-delay.ts'
import type { Limit, LimitName } from './limits.ts'

/** With the wrong guesses so far, this one included. */
export type GuessVerdict = { ok: true; wrong: number } | { ok: false; retryAfterSeconds: number }

type Limits = Readonly<Record<LimitName, Limit>>
type Limiter = RateLimiterMemory | RateLimiterPostgres
type ByLimit<Value> = Readonly<Record<LimitName, Value>>

interface GuessParts {
  readonly limits: Limits
  /** Wrong guesses, as they are stored. */
  readonly stored: ByLimit<Limiter>
  /** Waits after wrong guesses, for all servers. */
  readonly waits: RateLimiterPostgres
}

export function createGuesses({ limits, stored, waits }: GuessParts) {
  /** Wrong guesses of this server, known without waiting: simultaneous guesses are counted before they are checked. */
  const seen = eachLimit(limits, (name, { points, seconds }) => inMemory(`seen.${name}`, points, seconds))
  /** Waits after wrong guesses on this server. */
  const delays = eachLimit(limits, (_, limit) => (limit.delay ? createGrowingDelay(limit) : null))

  async function wrongGuess(name: LimitName, key: string): Promise<GuessVerdict> {
    const delay = delays[name]
    const first = await count(() => seen[name].consume(key))
    if (!first.ok) return first
    const elsewhere = delay ? await waits.get(`${name} ${key}`) : null
    if (elsewhere) return refusalOf(elsewhere)
    const all = await count(() => stored[name].consume(key))
    if (!all.ok) return all
    const wrong = Math.max(first.wrong, all.wrong)
    delay?.raise(key, wrong)
    const seconds = delayAfter(wrong, limits[name])
    if (seconds > 0) await waits.set(`${name} ${key}`, 1, seconds)
    return { ok: true, wrong }
  }

  async function rightGuess(name: LimitName, key: string): Promise<GuessVerdict> {
    let wrong = 0
    for (const limiter of [seen[name], stored[name]]) {
      const found = await limiter.get(key)
      if (found && found.consumedPoints >= limits[name].points) return refusalOf(found)
      wrong = Math.max(wrong, found?.consumedPoints ?? 0)
    }
    // Without a wrong guess there is no wait.
    const wait = delays[name] && wrong > 0 ? await waits.get(`${name} ${key}`) : null
    return wait ? refusalOf(wait) : { ok: true, wrong }
  }

  return {
    async guess(name: LimitName, key: string, isRight: boolean): Promise<GuessVerdict> {
      const waitHere = delays[name]?.guess(key, isRight) ?? 0
      if (waitHere > 0) return { ok: false, retryAfterSeconds: Math.ceil(waitHere / 1000) }
      return isRight ? rightGuess(name, key) : wrongGuess(name, key)
    },
  }
}

export function eachLimit<Value>(limits: Limits, make: (name: LimitName, limit: Limit) => Value): ByLimit<Value> {
  const made = Object.entries(limits).map(([name, limit]) => [name, make(name as LimitName, limit)] as const)
  return Object.fromEntries(made) as ByLimit<Value>
}

export const inMemory = (keyPrefix: string, points: number, duration: number): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration, keyPrefix })

/** Allowed with the number counted so far. */
export async function count(act: () => Promise<RateLimiterRes>): Promise<GuessVerdict> {
  try {
    return { ok: true, wrong: (await act()).consumedPoints }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return refusalOf(refusal)
  }
}

export const refusalOf = ({ msBeforeNext }: RateLimiterRes): { ok: false; retryAfterSeconds: number } => ({
  ok: false,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})
