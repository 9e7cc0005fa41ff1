import { refuse } from '../../refusal.ts'
import type { LimitName } from './limits.ts'
import type { RateLimits } from './rate-limit.ts'

/** Counts one more, and refuses with `too_often` where it is one too many. */
export async function requireLimit(limits: RateLimits, name: LimitName, key: string): Promise<void> {
  const verdict = await limits.limit(name, key)
  if (!verdict.ok) throw refuse('too_often', { retryAfterSeconds: verdict.retryAfterSeconds })
}
