import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Limit, type LimitName, limits as allLimits } from './limits.ts'
import { ensureRateLimitTable, rateLimitTable } from './queries.ts'

export type LimitVerdict = { ok: true } | { ok: false; retryAfterSeconds: number }

export interface RateLimits {
  /** Counts one act; not ok when there were too many. */
  limit(name: LimitName, key: string): Promise<LimitVerdict>
  /**
   * Counts a guess where it is wrong: what is right costs nothing, so that a whole class can come in from one address. Not
   * ok after too many wrong ones, whatever this one is. However many come at once, no more than those are looked at.
   */
  guess(name: LimitName, key: string, isRight: boolean): Promise<LimitVerdict>
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
  const guess = async (name: LimitName, key: string, isRight: boolean): Promise<LimitVerdict> => {
    const here = seen.get(name) as RateLimiterMemory
    if (!isRight) {
      const first = await consume(() => here.consume(key))
      return first.ok ? consume(() => limiter(name).consume(key)) : first
    }
    const { points } = limits[name]
    for (const limit of [here, limiter(name)]) {
      const found = await limit.get(key)
      if (found && found.consumedPoints >= points) return refusalOf(found)
    }
    return { ok: true }
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
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [before = '', after = ''] = plain.split('::')
  const left = before.split(':').filter(Boolean)
  const right = after.split(':').filter(Boolean)
  const groups = plain.includes('::')
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    : left
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

async function consume(act: () => Promise<RateLimiterRes>): Promise<LimitVerdict> {
  try {
    await act()
    return { ok: true }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return refusalOf(refusal)
  }
}

const refusalOf = ({ msBeforeNext }: RateLimiterRes): LimitVerdict => ({
  ok: false,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})

/** E-mail addresses and IP addresses are not kept in the clear, and a long key fits. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
