import type { learning } from '@deckle/contract/learning.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { courseDeck, resumed } from '../../play/index.ts'
import { showsLeadForms } from '../attempts/asks-leads.ts'
import { findPinned, handInOwn } from '../attempts/hand-in-overdue.ts'
import { type LearnerKey, listAttempts } from '../queries.ts'
import { readLearnerProgress } from '../learner-progress.ts'
import { presentBest } from '../present.ts'
import { requireOpenDeck } from './require-open-deck.ts'

/** The open attempt's version, else the one that the course has now. */
export const showLearnerDeck: Handler<typeof learning.deck> = async ({ deps, actor, params, query }) => {
  const key: LearnerKey = { clientId: actor.clientId, courseId: params.id.toLowerCase(), userId: actor.userId }
  const deckId = params.deck_id.toLowerCase()
  const before = await readLearnerProgress(deps, deps.db, key)
  const { isExam, enrolment, versionId } = requireOpenDeck(before, deckId)
  if (isExam) await handInOwn(deps, key, enrolment.round, deckId)
  const [attempts, { rows, progress }] = await Promise.all([
    listAttempts(deps.db, key, enrolment.round, deckId),
    isExam ? readLearnerProgress(deps, deps.db, key) : before,
  ])
  const open = attempts.find(({ completed_at }) => completed_at === null)
  const pinned = open && (await findPinned(deps, key.clientId, open.attempt_id))
  const version = await deps.play.versions.get(key.clientId, pinned?.versionId ?? versionId)
  if (version?.deckId !== deckId) throw refuse('gone')
  const deck = await courseDeck(deps, version, { language: pinned?.language ?? query.language, isExam })
  const isAsked =
    showsLeadForms(before.course.content, isExam) && !(pinned && (await deps.leads.isCaptured(deps.db, pinned)))
  const row = rows.get(deckId)
  return {
    // The questions of an exam are shown once its time runs.
    deck: { ...deck, slides: isExam && !pinned ? [] : deck.slides },
    leadForm: isAsked ? (version.deck(deck.language).leadForm ?? null) : null,
    attempt: pinned ? await resumed(deps, pinned, version) : null,
    seen: row?.seen ?? [],
    lastSlide: row?.last_slide ?? null,
    completed: progress.completedDecks.has(deckId),
    percentage: presentBest(row),
    isExam,
    endsAt: open?.ends_at?.toISOString() ?? null,
    now: deps.now().toISOString(),
  }
}
