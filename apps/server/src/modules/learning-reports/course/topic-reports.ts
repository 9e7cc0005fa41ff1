import type { learning_reports } from '@deckle/contract/learning-reports.ts'
import { topicsOf } from '@deckle/core/learning/required.ts'
import { learningReports } from '@deckle/core/report/learning-reports.ts'
import type { Call, Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { courseOfTopic } from '../../courses/index.ts'
import { readCounts, requireLearners } from '../../learners/index.ts'
import { report, whole } from '../report.ts'
import { contentOf, partFigures, partsOf } from './course-parts.ts'
import { findDeckNames } from './queries.ts'

const { overview, decks } = learningReports.topic

type TopicCall = Pick<Call<typeof learning_reports.topicOverview>, 'deps' | 'actor' | 'params' | 'query' | 'request'>

/** A topic as learners get it; one that is not published yet, as it is in the draft. */
async function openTopic({ deps, actor, params: { id }, query }: TopicCall) {
  const courseId = await courseOfTopic(deps, actor, id, query.course_id)
  const scope = await requireLearners(deps.db, deps, actor, courseId)
  const find = (content: typeof scope.course.content) => topicsOf(content).find(({ topic }) => topic.id === id)
  const found = find(contentOf(scope)) ?? find(scope.course.content)
  if (!found) throw refuse('not_found')
  return { scope, found, title: `${contentOf(scope).title} ${found.topic.title}` }
}

export const topicOverview: Handler<typeof learning_reports.topicOverview> = report(
  'topic/overview',
  overview,
  async (call: TopicCall) => {
    const { scope, found, title } = await openTopic(call)
    const { topic } = found
    const { db } = call.deps
    return {
      title,
      rows: whole(async () => [
        {
          course_id: scope.courseId,
          course: contentOf(scope).title,
          topic: topic.title,
          decks: found.decks.length,
          required: topic.required,
          enrolled: (await readCounts(db, scope)).enrolled,
          ...partFigures((await partsOf(db, scope)).get(topic.id)),
        },
      ]),
    }
  },
)

export const topicDecks: Handler<typeof learning_reports.topicDecks> = report(
  'topic/decks',
  decks,
  async (call: TopicCall) => {
    const { scope, found, title } = await openTopic(call)
    const { db } = call.deps
    return {
      title,
      rows: whole(async () => {
        const parts = await partsOf(db, scope)
        const names = await findDeckNames(
          db,
          scope.clientId,
          found.decks.map(({ id }) => id),
        )
        return found.decks.map(({ id, required }) => ({
          deck_id: id,
          deck: names.get(id) ?? '',
          required: found.topic.required && required,
          ...partFigures(parts.get(id)),
        }))
      }),
    }
  },
)
