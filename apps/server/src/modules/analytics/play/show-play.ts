import type { Play, plays } from '@deckle/contract/plays.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { isQuestion } from '@deckle/slides/catalog.ts'
import { headingOf } from '@deckle/slides/heading.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { findPlan } from '../queries.ts'
import { requireScope } from '../require-scope.ts'
import { answersOf } from './answers-of.ts'
import { pathOf } from './path-of.ts'
import {
  type AnswerRecord,
  findNeighbours,
  findPlay,
  findPlayedDeck,
  listAnswers,
  listEvents,
  type PlayRecord,
} from './queries.ts'

const MOST_STEPS = 500

export const showPlay: Handler<typeof plays.show> = async ({ deps, actor, params, query }) => {
  const { db } = deps
  const anyClient = hasReach(actor, 'deck.analytics', 'any')
  const deckId = await findPlayedDeck(db, anyClient ? null : actor.clientId, params.id)
  if (deckId === undefined) throw refuse('not_found')
  const { scope, deck } = await requireScope(deps, actor, deckId, query)
  const { clientId } = scope
  const [found, answers, events, beside, plan] = await Promise.all([
    findPlay(db, clientId, params.id),
    listAnswers(db, clientId, params.id),
    listEvents(db, clientId, params.id, MOST_STEPS),
    findNeighbours(db, scope, params.id),
    findPlan(db, clientId),
  ])
  if (!found) throw refuse('not_found')
  const record = { ...found, content: upgradeContent(found.content) }
  const play: Play = {
    ...factsOf(record, answers),
    deckId,
    deckName: deck.name,
    country: plans[plan].geoAnalytics ? record.country : null,
    slides: record.content.contentHash.map(({ slideId, slideSeq, template, data }) => ({
      slideId,
      slideSeq,
      template,
      heading: headingOf(data),
      isQuestion: isQuestion(template),
    })),
    answers: answersOf(record, answers),
    path: pathOf(events),
  }
  return { play, ...beside }
}

/** What an attempt without an end has so far is summed up from its answers. */
function factsOf(record: PlayRecord, answers: readonly AnswerRecord[]) {
  const sum = (valueOf: (answer: AnswerRecord) => number) =>
    answers.reduce((total, answer) => total + valueOf(answer), 0)
  const { id, person, percentage, passed, version, language, device, source, medium, campaign } = record
  return {
    id,
    person,
    startedAt: record.started_at.toISOString(),
    completedAt: record.completed_at?.toISOString() ?? null,
    seconds: record.seconds ?? Math.round(sum(({ spent_ms: spent }) => spent) / 1000),
    percentage,
    passed,
    earned: record.earned ?? sum(({ earned }) => earned),
    possible: record.possible ?? sum(({ possible }) => possible),
    version,
    language,
    device,
    source,
    medium,
    campaign,
  }
}
