import type { World } from '../worlds.ts'
import type { Asker } from '../worlds.ts'
import { isoOf, type Row, share } from './asked.ts'
import { enrolmentRow, isLive, isOverdue, personRow, wasPassed } from './learning-reports.ts'
import { byName } from './people-reports.ts'
import { type Course, isManager, mayEdit, reaches, userOf } from './reach.ts'

type Enrolment = World['raw']['enrolments'][number]

/** Whom somebody sees in a course: everyone where they may edit it, else those below. */
export function learnersIn(world: World, by: Asker, course: Course) {
  const shares = world.raw.course_shares.map(({ course_id, ...one }) => ({ ...one, id: course_id }))
  const isEditor = mayEdit(world, by, course, shares) && !isOnlyAbove(world, by, course)
  const sees = (id: string) => userOf(world, id)?.deleted_at === null && (isEditor || reaches(world, by, id))
  return {
    sees,
    enrolments: world.raw.enrolments.filter(
      ({ course_id, removed, user_id }) => course_id === course.id && removed === null && sees(user_id),
    ),
  }
}

/** Who reaches a course as a manager of its owner alone. */
function isOnlyAbove({ people, raw }: World, by: Asker, course: Course): boolean {
  const me = people[by].id
  const isShared =
    course.everyone === 'edit' ||
    raw.course_shares.some((one) => one.course_id === course.id && one.user_id === me && one.can === 'edit')
  return isManager(by) && course.owner_id !== me && !isShared
}

const contentOf = ({ published, content }: Course) => published ?? content

export function courseOverview(world: World, by: Asker, course: Course): Row[] {
  const { sees, enrolments } = learnersIn(world, by, course)
  const { enrolment_requests, certificates } = world.raw
  return [
    {
      ...enrolmentRow(enrolments),
      overdue: enrolments.filter((one) => isOverdue(world, one)).length,
      requests: enrolment_requests.filter(
        ({ course_id, state, user_id }) => course_id === course.id && state === 'open' && sees(user_id),
      ).length,
      certificates: certificates.filter(
        ({ course_id, revoked_at, replaced_by, user_id }) =>
          course_id === course.id && revoked_at === null && replaced_by === null && sees(user_id),
      ).length,
    },
  ]
}

interface Figures {
  readonly started: number
  readonly completed: number
  readonly percentage: number | null
}

const partRow = ({ started, completed, percentage }: Figures): Row => ({
  started,
  completed,
  completion_rate: share(completed, started),
  percentage,
})

/** Steps of the present round of those who are in a course that learners reach. */
function stepsOf(world: World, course: Course, enrolments: readonly Enrolment[]) {
  if (!isLive(course) || course.published === null) return []
  return enrolments.flatMap(({ user_id, round }) =>
    world.raw.learner_decks.filter(
      (step) => step.user_id === user_id && step.course_id === course.id && step.round === round,
    ),
  )
}
type Step = ReturnType<typeof stepsOf>[number]

const tenths = ({ completed_at, percentage }: Step): number | null =>
  completed_at === null || percentage === null ? null : Math.round(percentage * 10)

/** A mean in tenths of a per cent, of means that are rounded to tenths. */
function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) / known.length)
}
const inPercent = (value: number | null) => value && value / 10

function deckFigures(steps: readonly Step[], deckId: string, isExam: boolean): Figures {
  const own = steps.filter(({ deck_id }) => deck_id === deckId)
  const completed = own.filter(({ completed_at, passed_at }) => (isExam ? passed_at : completed_at) !== null).length
  return { started: own.length, completed, percentage: inPercent(meanOf(own.map(tenths))) }
}

function topicFigures(steps: readonly Step[], course: Course, topicId: string): Figures {
  const { topics, decks } = contentOf(course)
  const own = decks.filter(({ topic_id }) => topic_id === topicId)
  const isRequired = topics.find(({ id }) => id === topicId)?.required ?? false
  const needed = own.filter(({ required }) => isRequired && required)
  const taken = (needed.length > 0 ? needed : own).map(({ id }) => id)
  const here = steps.filter(({ deck_id }) => own.some(({ id }) => id === deck_id))
  const people = [...new Set(here.map(({ user_id }) => user_id))].map((id) =>
    here.filter(({ user_id }) => user_id === id),
  )
  const isComplete = (mine: readonly Step[]) =>
    taken.every((id) => mine.some(({ deck_id, completed_at }) => deck_id === id && completed_at !== null))
  return {
    started: people.length,
    completed: people.filter(isComplete).length,
    percentage: inPercent(meanOf(people.map((mine) => meanOf(mine.map(tenths))))),
  }
}

const decksOfTopic = (course: Course, topicId: string) =>
  contentOf(course).decks.filter(({ topic_id }) => topic_id === topicId)

export function courseTopics(world: World, by: Asker, course: Course): Row[] {
  const steps = stepsOf(world, course, learnersIn(world, by, course).enrolments)
  return contentOf(course).topics.map(({ id, title, required }) => ({
    topic_id: id,
    topic: title,
    decks: decksOfTopic(course, id).length,
    required,
    ...partRow(topicFigures(steps, course, id)),
  }))
}

export const topicOverview = (world: World, by: Asker, course: Course, topicId: string): Row[] =>
  courseTopics(world, by, course)
    .filter(({ topic_id }) => topic_id === topicId)
    .map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'topic_id')),
      course_id: course.id,
      course: contentOf(course).title,
      enrolled: learnersIn(world, by, course).enrolments.length,
    }))

const nameOfDeck = ({ raw }: World, id: string) => raw.decks.find((deck) => deck.id === id)?.name ?? ''

export function topicDecks(world: World, by: Asker, course: Course, topicId: string): Row[] {
  const steps = stepsOf(world, course, learnersIn(world, by, course).enrolments)
  const isRequired = contentOf(course).topics.find(({ id }) => id === topicId)?.required ?? false
  return decksOfTopic(course, topicId).map(({ id, required }) => ({
    deck_id: id,
    deck: nameOfDeck(world, id),
    required: isRequired && required,
    ...partRow(deckFigures(steps, id, false)),
  }))
}

export const courseLearners = (world: World, by: Asker, course: Course): Row[] => {
  const { enrolments } = learnersIn(world, by, course)
  return byName(enrolments.flatMap(({ user_id }) => userOf(world, user_id) ?? [])).flatMap((user) =>
    enrolments
      .filter(({ user_id }) => user_id === user.id)
      .map((one) => ({
        ...personRow(world, user),
        status: one.waived === null ? one.status : 'waived',
        overdue: isOverdue(world, one),
        percent: one.percent,
        percentage: one.percentage,
        enrolled_at: isoOf(one.enrolled_at),
        started_at: isoOf(one.started_at),
        completed_at: isoOf(one.completed_at),
        due_at: isoOf(one.due_at),
        expires_at: isoOf(one.expires_at),
        last_seen: one.seen_on,
        source: one.source,
        round: one.round,
      })),
  )
}

export function courseFunnel(world: World, by: Asker, course: Course): Row[] {
  const { enrolments } = learnersIn(world, by, course)
  const steps = stepsOf(world, course, enrolments)
  const { topics, finalExam } = contentOf(course)
  const exam = finalExam?.deck_id ?? null
  const places = topics.flatMap(({ id, title }) =>
    decksOfTopic(course, id).map((deck) => ({ step: 'deck', deck_id: deck.id, topic: title })),
  )
  const shown = [
    ...places.filter(({ deck_id }) => deck_id !== exam),
    ...(exam === null ? [] : [{ step: 'final_exam', deck_id: exam, topic: '' }]),
  ]
  const row = (step: Row, reached: number, completed: number): Row => ({
    ...step,
    reached,
    completed,
    share: share(reached, enrolments.length),
  })
  const passed = enrolments.filter(wasPassed).length
  const ends = { deck_id: null, deck: '', topic: '' }
  return [
    row(
      { step: 'enrolled', ...ends },
      enrolments.length,
      enrolments.filter(({ status }) => status !== 'assigned').length,
    ),
    ...shown.map((place) => {
      const { started, completed } = deckFigures(steps, place.deck_id, place.step === 'final_exam')
      return row({ ...place, deck: nameOfDeck(world, place.deck_id) }, started, completed)
    }),
    row({ step: 'passed', ...ends }, passed, passed),
  ]
}

export const courseScores = (world: World, by: Asker, course: Course): Row[] => {
  const scores = learnersIn(world, by, course).enrolments.flatMap(({ percentage }) => percentage ?? [])
  return Array.from({ length: 10 }, (_, band) => ({
    from: band * 10,
    to: band * 10 + 10,
    learners: scores.filter((score) => Math.min(9, Math.floor(Math.round(score * 10) / 100)) === band).length,
  }))
}
