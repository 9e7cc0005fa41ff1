import { planLimitNames, planTypes } from '@deckle/core/plan/plan.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, page, pageQuery } from './kit/shapes.ts'
import { routes } from './routes.ts'

/** Limits for a whole client. Space is limited per person. */
export const clientLimitNames = ['maxUsers', ...planLimitNames] as const

const limitUse = z.object({
  name: z.enum(clientLimitNames),
  used: z.number(),
  /** Null if unlimited. */
  limit: z.nullable(z.number()),
  /** Forecast day (`YYYY-MM-DD`) on which the limit is reached; null without a forecast. */
  fullOn: z.nullable(z.string()),
  /** The lowest plan with more room. */
  lifts: z.nullable(z.enum(planTypes)),
})
export type LimitUse = Output<typeof limitUse>

const usageDay = z.object({
  /** `YYYY-MM-DD` */
  day: z.string(),
  people: z.number(),
  decks: z.number(),
  published: z.number(),
  /** Bytes. */
  space: z.number(),
})
export type UsageDay = Output<typeof usageDay>

const clientUsage = z.object({
  plan: z.enum(planTypes),
  limits: z.array(limitUse),
  /** Bytes of all files. */
  space: z.number(),
  /** The last 90 days, measured at the start of each day, oldest first. */
  days: z.array(usageDay),
})
export type ClientUsage = Output<typeof clientUsage>

const spaceUse = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  used: z.number(),
  /** Upper bound in bytes for the person's files. */
  limit: z.number(),
})
export type SpaceUse = Output<typeof spaceUse>

export const usage = {
  show: endpoint(routes.usage.show, {
    summary: "Usage of the caller's client: limits, daily values and forecasts. Superadmins can read every client",
    params: idParams,
    reply: z.object({ usage: clientUsage }),
    errors: ['not_found'],
  }),
  space: endpoint(routes.usage.space, {
    summary: 'People by storage, largest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('people', spaceUse),
    errors: ['not_found', 'bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.usage>
