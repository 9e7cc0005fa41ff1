import type { learning, LearnerCourse, LearnerExam } from '@deckle/contract/learning.ts'
import { topicsOf } from '@deckle/core/learning/required.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { handInOwn } from '../attempts/hand-in-overdue.ts'
import { type DeckNames, presentDeck, presentEnrolment, presentLock } from '../present.ts'
import { findEnrolment, findRequest, type LearnerKey, listMinutes, listTitles } from '../queries.ts'
import { readLearnerProgress, type LearnerProgress } from '../learner-progress.ts'
import { readFacts } from './read-facts.ts'

/** For who is in the course or may come in by themselves. */
export const showLearnerCourse: Handler<typeof learning.show> = async ({ deps, actor, params }) => {
  const key: LearnerKey = { clientId: actor.clientId, courseId: params.id.toLowerCase(), userId: actor.userId }
  const enrolment = await findEnrolment(deps.db, key)
  let learner = await readLearnerProgress(deps, deps.db, key, enrolment)
  const { finalExam, enrolment: way } = learner.course.content
  if (!learner.enrolment && (way === 'closed' || learner.course.status !== 'published')) throw refuse('not_found')
  if (learner.enrolment && finalExam) {
    await handInOwn(deps, key, learner.enrolment.round, finalExam.deck_id)
    learner = await readLearnerProgress(deps, deps.db, key)
  }
  return { course: await present(deps, learner, enrolment?.removed ?? null) }
}

async function present(deps: Deps, learner: LearnerProgress, removed: string | null): Promise<LearnerCourse> {
  const { key, course, enrolment, locks, progress, passedCourses } = learner
  const { content, status } = course
  const [facts, minutes, titles, request] = await Promise.all([
    readFacts(deps, key.clientId, content),
    listMinutes(deps.db, key.clientId, deckIdsOf(learner)),
    listTitles(deps.db, key.clientId, content.prerequisites),
    findRequest(deps.db, key),
  ])
  const names = new Map([
    ...titles,
    ...content.topics.map(({ id, title }) => [id, title] as const),
    ...[...facts].map(([id, { name }]) => [id, name] as const),
  ])
  const all: DeckNames = { names, facts, minutes }
  const open = status === 'published'
  return {
    id: key.courseId,
    title: content.title,
    cover: content.cover,
    language: content.language,
    level: content.level,
    minutes: course.minutes,
    topics: content.topics.length,
    decks: content.decks.length + (content.finalExam ? 1 : 0),
    summary: content.summary,
    startsAt: content.starts_at,
    endsAt: content.ends_at,
    open,
    passingPercentage: content.passingPercentage,
    certificate: content.certificate !== null,
    leaderboard: content.leaderboard,
    enrolment: content.enrolment,
    lock: presentLock(locks.course, names),
    prerequisites: content.prerequisites.map((id) => ({
      id,
      title: titles.get(id) ?? '',
      passed: passedCourses.has(id),
    })),
    contents: topicsOf(content).map(({ topic: { id, title, required }, decks }) => ({
      id,
      title,
      required,
      lock: presentLock(locks.topics.get(id) ?? null, names),
      ...(progress.topics.get(id) ?? { completed: 0, of: 0, percent: 0 }),
      decks: decks.map((deck) => presentDeck(learner, all, { id: deck.id, required: required && deck.required })),
    })),
    exam: presentExam(learner, all),
    // A failed exam without attempts left isn't something to continue with.
    next: learner.exam?.may === 'none' && locks.next === content.finalExam?.deck_id ? null : locks.next,
    mine: enrolment && presentEnrolment(enrolment, deps.now()),
    request: request as LearnerCourse['request'],
    can: {
      enrol: !enrolment && open && content.enrolment === 'open' && removed !== 'hand',
      ask: !enrolment && open && content.enrolment === 'ask' && request !== 'open',
      leave: enrolment?.source === 'self' && enrolment.status !== 'passed',
      learn: enrolment !== null && locks.course === null,
    },
  }
}

const deckIdsOf = ({ course: { content } }: LearnerProgress): readonly string[] => [
  ...content.decks.map(({ id }) => id),
  ...(content.finalExam ? [content.finalExam.deck_id] : []),
]

function presentExam(learner: LearnerProgress, names: DeckNames): LearnerExam | null {
  const { finalExam } = learner.course.content
  const { exam } = learner
  if (!finalExam || !exam) return null
  return {
    deck: presentDeck(learner, names, { id: finalExam.deck_id, required: true }),
    attempts: finalExam.attempts,
    timeLimitMinutes: finalExam.time_limit_minutes,
    waitHours: finalExam.wait_hours,
    may: exam.may,
    left: exam.may === 'none' ? 0 : 'left' in exam ? exam.left : null,
    until: 'until' in exam ? exam.until : null,
  }
}
