import { learnerStates, teamFilters } from '@deckle/core/learning/lists.ts'
import { learningReports } from '@deckle/core/report/learning-reports.ts'
import type { ColumnType, Columns, ValueOf } from '@deckle/core/report/report.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import type { Route } from './kit/route.ts'
import { id, idParams, itemId, moment, pageQuery, text } from './kit/shapes.ts'
import { tableFormats } from './models/table-format.ts'
import { day, timeZone } from './models/time-range.ts'
import { routes } from './routes.ts'

type Shape<C extends Columns> = { readonly [Key in keyof C]: z.ZodMiniType<ValueOf[C[Key]]> }

const shapes: { readonly [Type in ColumnType]: z.ZodMiniType<ValueOf[Type]> } = {
  // Topics have ids that are no UUIDs.
  id: z.nullable(z.string()),
  text: z.string(),
  count: z.number(),
  percent: z.nullable(z.number()),
  moment: z.nullable(moment),
  day: z.nullable(z.string()),
  flag: z.boolean(),
  number: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  bytes: z.number(),
}

/** Rows by column; `columns` says their order and what they hold. */
const replyOf = <const C extends Columns>(columns: C) =>
  z.object({
    report: z.object({
      name: z.string(),
      /** `unit` is '' without one. */
      columns: z.array(z.object({ key: z.string(), type: z.string(), unit: z.string() })),
      rows: z.array(
        z.object(Object.fromEntries(Object.entries(columns).map(([key, type]) => [key, shapes[type]])) as Shape<C>),
      ),
      /** Of all rows, by column. */
      totals: z.record(z.string(), z.nullable(z.number())),
      generated_at: moment,
    }),
    next: z.nullable(z.string()),
  })

/** A file has all rows, whatever the page. */
const query = { ...pageQuery, format: z._default(z.enum(['json', ...tableFormats]), 'json') }

function report<const R extends Route, const C extends Columns, const F extends z.core.$ZodShape = {}>(
  route: R,
  columns: C,
  summary: string,
  filter: F = {} as F,
) {
  return endpoint(route, {
    summary,
    params: idParams,
    query: z.object({ ...query, ...filter }),
    reply: replyOf(columns),
    errors: ['not_found', 'bad_cursor'],
  })
}

/** As in topics: the course need be named only where several have the topic. */
const ofTopic = <const R extends Route, const C extends Columns>(route: R, columns: C, summary: string) =>
  endpoint(route, {
    summary,
    params: z.object({ id: itemId }),
    query: z.object({ ...query, course_id: z.optional(id) }),
    reply: replyOf(columns),
    errors: ['not_found', 'conflict', 'bad_cursor'],
  })

const { learner, team, course, topic, competency } = learningReports

/** Counts of learning that are kept when written (decisions.md §5). `{id}` is of the person, manager, course, topic or competency. */
export const learning_reports = {
  learnerOverview: report(routes.learning_reports.learnerOverview, learner.overview, 'A person’s learning in one row'),
  learnerCourses: report(routes.learning_reports.learnerCourses, learner.courses, 'A person’s courses, newest first'),
  learnerTimeline: endpoint(routes.learning_reports.learnerTimeline, {
    summary: 'What happened in a person’s learning, newest first; `from` and `to` are whole days in `tz`',
    params: idParams,
    query: z.object({
      ...query,
      from: z.optional(day),
      to: z.optional(day),
      tz: z.optional(timeZone),
    }),
    reply: replyOf(learner.timeline),
    errors: ['not_found', 'bad_cursor'],
  }),
  learnerCompetencies: report(
    routes.learning_reports.learnerCompetencies,
    learner.competencies,
    'What a person has reached, in the order of the framework',
  ),
  teamOverview: report(routes.learning_reports.teamOverview, team.overview, 'Everyone below a person in one row'),
  teamMembers: report(routes.learning_reports.teamMembers, team.members, 'Everyone below a person, by name', {
    search: z.optional(text(100)),
    show: z._default(z.enum(teamFilters), 'everyone'),
  }),
  teamCourses: report(
    routes.learning_reports.teamCourses,
    team.courses,
    'Courses of everyone below a person, by title; `totals` of all',
  ),
  teamCompare: report(
    routes.learning_reports.teamCompare,
    team.compare,
    'Teams of those directly below a person, by name; `totals` of everyone below',
  ),
  courseOverview: report(
    routes.learning_reports.courseOverview,
    course.overview,
    'A course in one row; for a Manager who does not edit it, of the own branch, as all reports of a course that name learners',
  ),
  courseTopics: report(routes.learning_reports.courseTopics, course.topics, 'Topics of a course, in order'),
  courseLearners: report(routes.learning_reports.courseLearners, course.learners, 'Learners of a course, by name', {
    search: z.optional(text(100)),
    status: z.optional(z.enum(learnerStates)),
  }),
  courseFunnel: report(
    routes.learning_reports.courseFunnel,
    course.funnel,
    'How many reach each deck of a course, and pass',
  ),
  courseScores: report(routes.learning_reports.courseScores, course.scores, 'Results in a course in ten bands'),
  topicOverview: ofTopic(routes.learning_reports.topicOverview, topic.overview, 'A topic in one row'),
  topicDecks: ofTopic(routes.learning_reports.topicDecks, topic.decks, 'Decks of a topic, in order'),
  competencyOverview: report(
    routes.learning_reports.competencyOverview,
    competency.overview,
    'How many people have reached which level: of the client, or of the own branch',
  ),
  competencyLearners: report(
    routes.learning_reports.competencyLearners,
    competency.learners,
    'People measured, the largest gap first',
  ),
  competencyGaps: report(
    routes.learning_reports.competencyGaps,
    competency.gaps,
    'A competency and those below it: who is not there yet, and courses that help',
  ),
} as const satisfies Resource<typeof routes.learning_reports>
