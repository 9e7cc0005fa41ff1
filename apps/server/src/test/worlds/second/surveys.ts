import type { World } from '../worlds.ts'
import { type Asked, dayOf, isoOf, isWithin, keysOf, monthOf, type Row, sorted } from './asked.ts'
import { type Played, playedOf } from './plays.ts'
import { countedAnswers, type Question, questionsOf, rowsOfChoices, summary } from './questions.ts'
import { type Deck, nameOf, userOf } from './reach.ts'

type Plays = Played['plays']
type Attempt = World['raw']['attempts'][number]

const columns = ({ slide, heading }: Question): Row => ({ slide_id: slide.slideId, question: heading })

function summaries(one: Played, plays: Plays): Row[] {
  return questionsOf(one).flatMap((question) => {
    const answers = countedAnswers(plays, question.slide.slideId)
    return answers.length === 0 ? [] : [{ ...columns(question), ...summary(question, answers) }]
  })
}

export function surveySummary(world: World, deck: Deck, asked: Asked): Row[] {
  const one = playedOf(world, deck, asked)
  return summaries(one, one.plays)
}

/** By day, or by the first day of a month. */
export function surveyTrends(world: World, deck: Deck, asked: Asked, by: 'day' | 'month'): Row[] {
  const one = playedOf(world, deck, asked)
  const key = ({ attempt }: Plays[number]) =>
    by === 'day' ? dayOf(asked, attempt.started_at) : `${monthOf(asked, attempt.started_at)}-01`
  return keysOf(one.plays, key).flatMap((day) =>
    summaries(
      one,
      one.plays.filter((play) => key(play) === day),
    ).map((row) => ({ day, ...row })),
  )
}

/** Answers as they are now, by when they were given. */
export function surveyText(world: World, deck: Deck, asked: Asked, search: string): Row[] {
  const questions = questionsOf(playedOf(world, deck, asked))
  const ofDeck = world.raw.answers.filter(({ deck_id }) => deck_id === deck.id)
  const isLast = (one: (typeof ofDeck)[number]) =>
    ofDeck.every(
      (other) =>
        other.attempt_id !== one.attempt_id || other.slide_id !== one.slide_id || other.revision <= one.revision,
    )
  const found = ofDeck.filter(
    (one) =>
      one.text !== null &&
      one.text.toLowerCase().includes(search.toLowerCase()) &&
      isWithin(asked, one.answered_at) &&
      isLast(one),
  )
  return sorted(
    found,
    ({ answered_at }) => Number(answered_at),
    ({ answer_id }) => answer_id,
  )
    .reverse()
    .flatMap((one) => {
      const question = questions.find(({ slide }) => slide.slideId === one.slide_id)
      return question ? [{ at: isoOf(one.answered_at), ...columns(question), answer: one.text }] : []
    })
}

/** The Monday of the week. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}

interface Split {
  /** Null for attempts that are in no group. */
  readonly keyOf: (attempt: Attempt) => string | null
  readonly columns: (key: string) => Row
  readonly order?: (key: string) => string
}

function splits(world: World, asked: Asked): Readonly<Record<string, Split>> {
  const day = ({ started_at }: Attempt) => dayOf(asked, started_at)
  const managerOf = ({ user_id }: Attempt) => userOf(world, user_id)?.manager_id ?? ''
  const teamOf = (key: string) => nameOf(userOf(world, key))
  const versionOf = (key: string) => world.raw.deck_versions.find(({ id }) => id === key)?.version
  return {
    option: { keyOf: () => '', columns: () => ({}) },
    day: { keyOf: day, columns: (key) => ({ day: key }) },
    week: { keyOf: (attempt) => mondayOf(day(attempt)), columns: (key) => ({ week: key }) },
    month: { keyOf: (attempt) => day(attempt).slice(0, 7), columns: (key) => ({ month: key }) },
    team: { keyOf: managerOf, columns: (key) => ({ team_id: key || null, team: teamOf(key) }), order: teamOf },
    country: { keyOf: ({ country }) => country ?? '', columns: (key) => ({ country: key }) },
    device: { keyOf: ({ device }) => device, columns: (key) => ({ device: key }) },
    source: { keyOf: ({ source }) => source, columns: (key) => ({ origin: key }) },
    version: {
      keyOf: ({ version_id }) => version_id,
      columns: (key) => ({ version: String(versionOf(key)) }),
      order: (key) => String(versionOf(key)),
    },
    score_band: {
      keyOf: ({ completed_at, percentage }) =>
        completed_at === null || percentage === null ? null : String(Math.min(9, Math.floor(percentage / 10))),
      columns: (key) => ({ from: Number(key) * 10, to: Number(key) * 10 + 10 }),
    },
  }
}

/** Answers to one question, split by one of ten things; of the last attempt of each person. */
export function responsesBy(
  world: World,
  deck: Deck,
  { asked, slideId, group }: { asked: Asked; slideId: string; group: string },
): Row[] {
  const one = playedOf(world, deck, asked)
  const question = questionsOf(one).find(({ slide }) => slide.slideId === slideId)
  const split = splits(world, asked)[group]
  if (!question || !split) return []
  const keyOf = ({ attempt }: Plays[number]) => split.keyOf(attempt as unknown as Attempt)
  const keys = [...new Set(one.plays.map(keyOf))].filter((key) => key !== null)
  return sorted(keys, split.order ?? ((key) => key), (key) => key).flatMap((key) => {
    const answers = countedAnswers(
      one.plays.filter((play) => keyOf(play) === key),
      slideId,
    )
    return rowsOfChoices(question, answers).map((row) => ({ ...split.columns(key), ...row }))
  })
}
