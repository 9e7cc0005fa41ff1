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
  const single = shared(1, 600, 'once')
  return {
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
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
  }
}

/** E-mail addresses and IP addresses are not kept in the clear, and a long key fits. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
