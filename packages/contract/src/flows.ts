import { flowSteps } from '@deckle/core/attribution/flow.ts'
import { flowModels } from '@deckle/core/attribution/visitor-path.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, text } from './kit/shapes.ts'
import { tableFormats } from './models/table-format.ts'
import { day } from './models/time-range.ts'
import { routes } from './routes.ts'

/** Things of a step that the picture names; the others are drawn as one. */
export const FLOW_NODES = 6

const filters = {
  /** Days of the client's reporting time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  model: z._default(z.enum(flowModels), 'first'),
  /** `-`: none is known. */
  source: z.optional(text(100)),
  campaign: z.optional(text(100)),
  deck: z.optional(id),
  article: z.optional(id),
}

const node = z.object({
  step: z.enum(flowSteps),
  /** A source, the id of a thing, '' for leads. Null: all others of the step. */
  key: z.nullable(z.string()),
  /** Of a thing, or of a source; '' where the step says all. */
  name: z.string(),
  people: z.number(),
  /** For whom it was the last step. */
  ended: z.number(),
})
export type FlowNode = Output<typeof node>

const flow = z.object({
  people: z.number(),
  /** Step by step, the most people first. */
  nodes: z.array(node),
  /** Between nodes by their places in the list. */
  links: z.array(z.object({ from: z.number(), to: z.number(), people: z.number() })),
})
export type FlowPicture = Output<typeof flow>

const named = z.object({ id, name: z.string() })

/** From source to course: the ways of people who agreed to be followed, each person once. */
export const flows = {
  show: endpoint(routes.flows.show, {
    summary: `Ways through decks and articles within the caller's reach, by first or last touch; the ${FLOW_NODES} largest things of each step`,
    query: z.object(filters),
    reply: z.object({ flow }),
  }),
  filters: endpoint(routes.flows.filters, {
    summary: 'Sources, campaigns, decks and articles that ways can be filtered by, the first 200 each',
    reply: z.object({
      /** IANA: whose days are filtered by. */
      tz: z.string(),
      sources: z.array(z.string()),
      campaigns: z.array(z.string()),
      decks: z.array(named),
      articles: z.array(named),
    }),
  }),
  export: endpoint(routes.flows.export, {
    summary: 'The same as a table, with all things of each step',
    query: z.object({ ...filters, format: z._default(z.enum(tableFormats), 'csv') }),
    reply: z.unknown(),
    replyType: '*/*',
  }),
} as const satisfies Resource<typeof routes.flows>
