import { limitLevels, limitNames } from '@deckle/core/plan/limit.ts'
import { z } from 'zod'

/** Handled by the `usage` module: this module can't import `notifications`, which imports it. */
export const LIMIT_NOTICE_TASK = 'usage.limit_notice'

export const limitNotice = z.object({
  clientId: z.string(),
  /** The actor; for the space limit the owner of the files. */
  userId: z.string(),
  name: z.enum(limitNames),
  level: z.literal(limitLevels),
  limit: z.number(),
  used: z.number(),
})
export type LimitNotice = z.infer<typeof limitNotice>
