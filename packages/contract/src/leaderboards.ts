import { seasons } from '@deckle/core/learning/points/season.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, page, pageQuery, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

const place = {
  /** From 1; those with the same score share a rank. */
  rank: z.number(),
  /** Neither id nor name of who hides it, except for themselves. */
  user: z.object({ id: z.nullable(id), name: z.string(), image: z.string(), isHidden: z.boolean(), isMe: z.boolean() }),
}

const pointsRow = z.object({
  ...place,
  points: z.number(),
  /** Points earned in the present week. */
  change: z.number(),
  /** Days learned one after another, up to today or yesterday. */
  streak: z.number(),
})
export type PointsRow = Output<typeof pointsRow>

const myPoints = z.nullable(z.object({ rank: z.number(), points: z.number(), change: z.number(), streak: z.number() }))

const pointsReply = z.extend(page('leaderboard', pointsRow), { mine: myPoints, currency: z.string() })

const examRow = z.object({ ...place, percentage: z.number(), seconds: z.number() })
export type ExamRow = Output<typeof examRow>

const examReply = z.extend(page('leaderboard', examRow), {
  mine: z.nullable(z.object({ rank: z.number(), percentage: z.number(), seconds: z.number() })),
})

/** Who is ahead in learning (decisions.md §3 "Leaderboards"). Everyone of the client sees them. */
export const leaderboards = {
  gamifix: endpoint(routes.leaderboards.gamifix, {
    summary: "The client's board, or a branch's, of a season: for ever, this month or this week (in UTC)",
    body: z.strictObject({
      /** `Company`, or the id of the manager whose branch it is. */
      team: z._default(z.union([z.literal('Company'), id]), 'Company'),
      season: z._default(z.enum(seasons), 'Forever'),
      /** `Points`, or as the former application names it: `{id} Points`, with the client's id or the placeholder. */
      currency: z._default(text(100), 'Points'),
      limit: z._default(z.number().check(z.int(), z.gte(1), z.lte(100)), 20),
      cursor: pageQuery.cursor,
    }),
    /** `currency` is the one asked for. */
    reply: pointsReply,
    errors: ['not_found', 'bad_cursor', 'rule_broken'],
  }),
  course: endpoint(routes.leaderboards.course, {
    summary: 'The board of a course that has one, by points earned in it',
    params: idParams,
    query: z.object(pageQuery),
    reply: pointsReply,
    errors: ['not_found', 'bad_cursor'],
  }),
  finalExam: endpoint(routes.leaderboards.finalExam, {
    summary: "The board of a course's final exam: best results by per cent, ties by time",
    query: z.object({ ...pageQuery, course_id: id }),
    reply: examReply,
    errors: ['not_found', 'bad_cursor'],
  }),
  courseFinalExam: endpoint(routes.leaderboards.courseFinalExam, {
    summary: 'The same as `/courses/leaderboards/finalexam`',
    params: idParams,
    query: z.object(pageQuery),
    reply: examReply,
    errors: ['not_found', 'bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.leaderboards>
