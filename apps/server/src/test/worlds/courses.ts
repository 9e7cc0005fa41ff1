import { type CourseContent, newCourse } from '@deckle/core/course/course.ts'
import { enrolmentStatuses } from '@deckle/core/learning/enrolment.ts'
import type { RandomDeck } from './decks.ts'
import type { People } from './people.ts'
import { before, DAY, type Dice } from '../random/dice.ts'
import type { Collected } from './rows.ts'

export interface RandomCourse {
  readonly id: string
  readonly content: CourseContent
}

const titles = ['Assam', 'Beans', 'Cocoa', 'Dates']

/** Two topics, one of which may not be required, of the decks that are played; a final exam in some. */
function contentOf(
  title: string,
  decks: readonly RandomDeck[],
  competencies: readonly string[],
  dice: Dice,
): CourseContent {
  const made = newCourse({ title, language: 'en', topicId: 't1', topicTitle: 'Leaves' })
  const [first] = made.topics
  if (!first) throw new Error('A new course has a topic.')
  const [a, b, c] = decks.filter(({ versions }) => versions.length > 0)
  const placed = [a, b].flatMap((deck, at) =>
    deck
      ? [
          {
            id: deck.id,
            topic_id: dice.pick([`t${at + 1}`, 't1']),
            version_id: deck.versions[0]?.id ?? null,
            required: dice.chance(0.8),
          },
        ]
      : [],
  )
  return {
    ...made,
    topics: [first, { ...first, id: 't2', title: 'Water', required: dice.chance(0.7) }],
    decks: placed,
    competencies: competencies.filter(() => dice.chance(0.5)),
    finalExam:
      c && dice.chance(0.5)
        ? {
            deck_id: c.id,
            version_id: c.versions[0]?.id ?? null,
            attempts: null,
            time_limit_minutes: null,
            wait_hours: 0,
          }
        : null,
  }
}

export function addCourses(
  rows: Collected,
  { clientId, people, decks, competencies, now }: CourseWorld,
  dice: Dice,
): readonly RandomCourse[] {
  return titles.map((title, at): RandomCourse => {
    const content = contentOf(title, decks, competencies, dice)
    const id = dice.uuid()
    const isDraft = at === 2
    rows.add('courses', {
      client_id: clientId,
      id,
      owner_id: dice.pick([people.maker.id, people.other.id, people.sub.id]),
      title,
      language: 'en',
      level: 'all',
      topic_count: content.topics.length,
      deck_count: content.decks.length,
      cover: JSON.stringify(content.cover),
      content: JSON.stringify(content),
      everyone: dice.pick(['none', 'none', 'edit'] as const),
      status: isDraft ? 'draft' : dice.pick(['published', 'published', 'archived']),
      ...(!isDraft && {
        published: JSON.stringify(content),
        published_revision: 1,
        published_at: before(now, 90 * DAY),
      }),
      deleted_at: at === 3 ? before(now, DAY) : null,
    })
    return { id, content }
  })
}

export interface CourseWorld {
  readonly clientId: string
  readonly people: People
  readonly decks: readonly RandomDeck[]
  /** Ids. */
  readonly competencies: readonly string[]
  readonly now: Date
}

/** In all states: also removed, waived, renewed, without an end, and of people in the bin. */
export function addEnrolments(
  rows: Collected,
  { clientId, people, now }: CourseWorld,
  courses: readonly RandomCourse[],
  dice: Dice,
): void {
  const { pick, maybe, below, chance, next } = dice
  const some = () => before(now, next() * 75 * DAY)
  for (const course of courses)
    for (const { id: user_id } of people.all) {
      const ids = { client_id: clientId, course_id: course.id, user_id }
      if (chance(0.15))
        rows.add('enrolment_requests', { ...ids, asked_at: some(), state: pick(['open', 'granted', 'refused']) })
      if (chance(0.5)) continue
      const status = pick(enrolmentStatuses)
      const enrolled_at = some()
      const isOver = status !== 'assigned' && status !== 'in_progress'
      const round = pick([1, 1, 2])
      rows.add('enrolments', {
        ...ids,
        status,
        source: pick(['hand', 'rule', 'self']),
        round,
        enrolled_at,
        started_at: status === 'assigned' ? null : enrolled_at,
        completed_at: isOver ? before(now, next() * 10 * DAY) : null,
        expired_from: status === 'expired' ? pick(['passed', 'failed']) : null,
        due_at: maybe(before(now, (below(40) - 20) * DAY + below(86_400) * 1000), 0.7),
        expires_at: null,
        percent: status === 'assigned' ? 0 : isOver ? 100 : below(1000) / 10,
        percentage: isOver ? maybe(below(1001) / 10, 0.8) : null,
        seen_on: maybe(some().toISOString().slice(0, 10)),
        waived: isOver ? null : maybe('Knows it all', 0.15),
        removed: maybe('hand', 0.15),
      })
      addSteps(rows, { ...ids, round }, course, { at: enrolled_at, dice })
      if (status === 'passed' || chance(0.1))
        addCertificate(rows, { ...ids, round, course: course.content.title }, now, dice)
    }
}

interface Step {
  readonly client_id: string
  readonly course_id: string
  readonly user_id: string
  readonly round: number
}

function addSteps(
  rows: Collected,
  step: Step,
  { content }: RandomCourse,
  { at, dice }: { at: Date; dice: Dice },
): void {
  const { maybe, below, chance } = dice
  const exam = content.finalExam ? [content.finalExam.deck_id] : []
  for (const deck_id of [...content.decks.map(({ id }) => id), ...exam])
    for (const round of step.round === 2 ? [1, 2] : [1]) {
      if (chance(0.4)) continue
      const completed_at = maybe(new Date(at.getTime() + below(3 * 86_400) * 1000), 0.7)
      rows.add('learner_decks', {
        ...step,
        deck_id,
        round,
        started_at: at,
        last_at: completed_at ?? at,
        completed_at,
        passed_at: completed_at && maybe(completed_at),
        percentage: completed_at && maybe(below(1001) / 10, 0.8),
      })
    }
}

function addCertificate(
  rows: Collected,
  row: Step & { readonly course: string },
  now: Date,
  { maybe, below, next, chance, uuid }: Dice,
): void {
  const issued_at = before(now, next() * 70 * DAY)
  const id = uuid()
  rows.add('certificates', {
    ...row,
    id,
    place: rows.of('certificates').length + 1,
    number: id.slice(0, 13).toUpperCase(),
    name: 'A learner',
    percentage: maybe(below(1001) / 10),
    issued_at,
    valid_until: maybe(before(now, (below(60) - 30) * DAY)),
    ...(chance(0.2) && { revoked_at: before(now, DAY), revoked_for: 'Copied' }),
    replaced_by: chance(0.15) ? uuid() : null,
  })
}
