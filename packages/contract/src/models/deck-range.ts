import * as z from 'zod/mini'
import { id, text } from '../kit/shapes.ts'
import { day, timeZone } from './time-range.ts'

/**
 * Attempts that began on whole days, `to` included, with what they are filtered by. Without `tz`, days are those of the
 * client's reporting zone, which is answered fastest.
 */
export const deckRange = {
  from: z.optional(day),
  to: z.optional(day),
  tz: z.optional(timeZone),
  version: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  /** '' is unknown. */
  source: z.optional(text(100)),
  device: z.optional(text(20)),
  /** ISO 3166-1 alpha-2; '' is unknown. Refused with 402 where the plan has no figures by country. */
  country: z.optional(text(2)),
  /** The user id of a manager: attempts of everyone below. */
  team: z.optional(id),
}
