import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { createGrowingDelay, delayAfter } from './growing-delay.ts'
import { type Limit, type LimitName, limits as allLimits } from './limits.ts'
import { ensureRateLimitTable, rateLimitTable } from './queries.ts'

export type LimitVerdict = { ok: true } | { ok: false; retryAfterSeconds: number }
/** With the wrong guesses so far, this one included. */
type GuessVerdict = { ok: true; wrong: number } | { ok: false; retryAfterSeconds: number }

export interface RateLimits {
  /** Counts one act; not ok when there were too many. */
  limit(name: LimitName, key: string): Promise<LimitVerdict>
  /**
   * Counts a guess where it is wrong: what is right costs nothing, so that a whole class can come in from one address. Not
   * ok after too many wrong ones, nor as long as the limit's delay lasts after the last of them, whatever this one is.
   * However many come at once, no more than those are looked at.
   */
  guess(name: LimitName, key: string, isRight: boolean): Promise<GuessVerdict>
  /** Notes that it happened, for the limit's time from now on. */
  mark(name: LimitName, key: string): Promise<void>
  isMarked(name: LimitName, key: string): Promise<boolean>
  /** Uncounts one act. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Forgets all acts of the key. */
  clear(name: LimitName, key: string): Promise<void>
  /** True the first time that an id is told within the seconds, on whichever server. */
  once(id: string, seconds: number): Promise<boolean>
}

export interface RateLimitOptions {
  pool: pg.Pool
  limits?: Record<LimitName, Limit>
}

export async function createRateLimits({ pool, limits = allLimits }: RateLimitOptions): Promise<RateLimits> {
  await ensureRateLimitTable(pool)
  const shared = (points: number, duration: number, keyPrefix: string) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: rateLimitTable,
      tableCreated: true,
      points,
      duration,
      keyPrefix,
    })
  const limiterOf = new Map(
    Object.entries(limits).map(([name, limit]) => [
      name,
      limit.shared
        ? shared(limit.points, limit.seconds, name)
        : new RateLimiterMemory({ points: limit.points, duration: limit.seconds, keyPrefix: name }),
    ]),
  )
  const limiter = (name: LimitName) => limiterOf.get(name) as RateLimiterMemory | RateLimiterPostgres
  /** What this server has seen, known without a pause: what comes at once is not looked at before it is counted. */
  const seen = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ points, duration: seconds, keyPrefix: `seen.${name}` }),
    ]),
  )
  /** Waits after wrong guesses: on this server at once, and what is stored of them for all. */
  const delays = new Map(
    Object.entries(limits).flatMap(([name, limit]) =>
      limit.delay ? [[name, createGrowingDelay(limit)] as const] : [],
    ),
  )
  const waits = shared(1, 1, 'waits')
  const guess = async (name: LimitName, key: string, isRight: boolean): Promise<GuessVerdict> => {
    const here = seen.get(name) as RateLimiterMemory
    const delay = delays.get(name)
    const waitHere = delay?.guess(key, isRight) ?? 0
    if (waitHere > 0) return { ok: false, retryAfterSeconds: Math.ceil(waitHere / 1000) }
    if (!isRight) {
      const first = await count(() => here.consume(key))
      if (!first.ok) return first
      const elsewhere = delay ? await waits.get(`${name} ${key}`) : null
      if (elsewhere) return refusalOf(elsewhere)
      const all = await count(() => limiter(name).consume(key))
      if (!all.ok) return all
      const wrong = Math.max(first.wrong, all.wrong)
      delay?.raise(key, wrong)
      const seconds = delayAfter(wrong, limits[name])
      if (seconds > 0) await waits.set(`${name} ${key}`, 1, seconds)
      return { ok: true, wrong }
    }
    const { points } = limits[name]
    let wrong = 0
    for (const limit of [here, limiter(name)]) {
      const found = await limit.get(key)
      if (found && found.consumedPoints >= points) return refusalOf(found)
      wrong = Math.max(wrong, found?.consumedPoints ?? 0)
    }
    // Who was never wrong has nothing to wait for.
    const wait = delay && wrong > 0 ? await waits.get(`${name} ${key}`) : null
    return wait ? refusalOf(wait) : { ok: true, wrong }
  }
  const single = shared(1, 600, 'once')
  return {
    guess: (name, key, isRight) => guess(name, hashOf(key), isRight),
    async mark(name, key) {
      await limiter(name).set(hashOf(key), 1, limits[name].seconds)
    },
    isMarked: async (name, key) => (await limiter(name).get(hashOf(key))) !== null,
    limit: (name, key) => consume(() => limiter(name).consume(hashOf(key))),
    async giveBack(name, key) {
      await limiter(name).reward(hashOf(key))
    },
    async clear(name, key) {
      await limiter(name).delete(hashOf(key))
    },
    once: async (id, seconds) => (await consume(() => single.consume(hashOf(id), 1, { customDuration: seconds }))).ok,
  }
}

/** One key for the addresses that one person has: of IPv6 the network of 64 bits. */
export function addressKey(address: string): string {
  return prefixOf(address, 4)
}

/** One key for the addresses that one customer of a provider may have: of IPv6 the network of 48 bits. */
export function networkKey(address: string): string {
  return prefixOf(address, 3)
}

function prefixOf(address: string, count: number): string {
  if (!address.includes(':')) return address
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [before = '', after = ''] = plain.split('::')
  const left = before.split(':').filter(Boolean)
  const right = after.split(':').filter(Boolean)
  const groups = plain.includes('::')
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    : left
  return `${groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${count * 16}`
}

async function consume(act: () => Promise<RateLimiterRes>): Promise<LimitVerdict> {
  const verdict = await count(act)
  return verdict.ok ? { ok: true } : verdict
}

/** With how many there were. */
async function count(act: () => Promise<RateLimiterRes>): Promise<GuessVerdict> {
  try {
    return { ok: true, wrong: (await act()).consumedPoints }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return refusalOf(refusal)
  }
}

const refusalOf = ({ msBeforeNext }: RateLimiterRes): { ok: false; retryAfterSeconds: number } => ({
  ok: false,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

/** E-mail addresses and IP addresses are not kept in the clear, and a long key fits. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
