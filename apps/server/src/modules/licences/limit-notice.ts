import { limitLevels, limitNames } from '@deckle/core/plan/limit.ts'
import { z } from 'zod'

/** Carried out by `usage`, which knows notifications; those know this module. */
export const LIMIT_NOTICE_TASK = 'usage.limit_notice'

export const limitNotice = z.object({
  clientId: z.string(),
  /** Whose act it was, and for space whose files. */
  userId: z.string(),
  name: z.enum(limitNames),
  level: z.literal(limitLevels),
  limit: z.number(),
  used: z.number(),
})
export type LimitNotice = z.infer<typeof limitNotice>
