import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { count, createGuesses, eachLimit, type GuessVerdict, inMemory, refusalOf } from './guesses.ts'
import { type Limit, type LimitName, limits as allLimits } from './limits.ts'
import { ensureRateLimitTable, rateLimitTable } from './queries.ts'

export type LimitVerdict = { ok: true } | { ok: false; retryAfterSeconds: number }

export interface RateLimits {
  /** Counts one act; not ok when there were too many. */
  limit(name: LimitName, key: string): Promise<LimitVerdict>
  /** Returns what `limit` would answer, and counts nothing. */
  check(name: LimitName, key: string): Promise<LimitVerdict>
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
  const shared = sharedLimiters(pool)
  const stored = eachLimit(limits, (name, { shared: isShared, points, seconds }) =>
    isShared ? shared(name, points, seconds) : inMemory(name, points, seconds),
  )
  const guesses = createGuesses({ limits, stored, waits: shared('waits', 1, 1) })
  const single = shared('once', 1, 600)
  return {
    guess: (name, key, isRight) => guesses.guess(name, hashOf(key), isRight),
    async mark(name, key) {
      await stored[name].set(hashOf(key), 1, limits[name].seconds)
    },
    isMarked: async (name, key) => (await stored[name].get(hashOf(key))) !== null,
    async check(name, key) {
      const found = await stored[name].get(hashOf(key))
      return found && found.consumedPoints >= limits[name].points ? refusalOf(found) : { ok: true }
    },
    limit: (name, key) => consume(() => stored[name].consume(hashOf(key))),
    async giveBack(name, key) {
      await stored[name].reward(hashOf(key))
    },
    async clear(name, key) {
      await stored[name].delete(hashOf(key))
    },
    once: async (id, seconds) => (await consume(() => single.consume(hashOf(id), 1, { customDuration: seconds }))).ok,
  }
}

/** Counters in the database, for all servers. */
const sharedLimiters =
  (pool: pg.Pool) =>
  (keyPrefix: string, points: number, duration: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: rateLimitTable,
      tableCreated: true,
      points,
      duration,
      keyPrefix,
    })

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
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? ''
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

/** E-mail addresses and IP addresses are not kept in the clear, and a long key fits. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
