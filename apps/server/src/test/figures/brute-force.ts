import type { RandomAnswer, RandomAttempt, RandomEvent, RandomPlays } from './random-plays.ts'

/*
 * Figures computed a second time, from the definitions (decisions.md §5, docs/decisions/0058) over raw rows: without the
 * code of figures, with points as they are stored.
 */

export interface Asked {
  readonly zone: string
  readonly from: string | null
  readonly to: string | null
  readonly now: Date
  readonly version?: string
  readonly source?: string
  readonly device?: string
  readonly country?: string
  readonly team?: readonly string[]
}

export interface Play {
  readonly attempt: RandomAttempt
  /** The last revision of each. */
  readonly answers: readonly RandomAnswer[]
  readonly events: readonly RandomEvent[]
  readonly isStarted: boolean
  /** The last attempt of its person that has answers. */
  readonly counts: boolean
  readonly at: string | undefined
  readonly isIdle: boolean
}

export const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

const isWithin = (day: string, { from, to }: Asked) => (from === null || day >= from) && (to === null || day <= to)

const personOf = ({ user_id, email }: RandomAttempt) => user_id ?? email?.toLowerCase() ?? null

export function playsIn({ attempts, answers, events }: RandomPlays, asked: Asked): Play[] {
  const answersOf = ({ id }: RandomAttempt) =>
    answers.filter(
      (one) =>
        one.attempt_id === id &&
        !answers.some(
          (later) => later.attempt_id === id && later.slide_id === one.slide_id && later.revision > one.revision,
        ),
    )
  const isLast = (attempt: RandomAttempt) =>
    personOf(attempt) === null ||
    !attempts.some(
      (other) =>
        personOf(other) === personOf(attempt) &&
        answersOf(other).length > 0 &&
        (other.started_at > attempt.started_at || (+other.started_at === +attempt.started_at && other.id > attempt.id)),
    )
  return attempts
    .filter(
      (a) =>
        isWithin(dayIn(asked.zone, a.started_at), asked) &&
        (asked.version === undefined || a.version_id === asked.version) &&
        (asked.source === undefined || a.source === asked.source) &&
        (asked.device === undefined || a.device === asked.device) &&
        (asked.country === undefined || (a.country ?? '') === asked.country) &&
        (!asked.team || (a.user_id !== null && asked.team.includes(a.user_id))),
    )
    .map((attempt) => {
      const own = answersOf(attempt)
      const happened = events.filter(({ attempt_id }) => attempt_id === attempt.id)
      const acts = [
        ...own.map((one) => ({ slide: one.slide_id, at: +one.answered_at, byClock: +one.answered_at })),
        ...happened.flatMap((one) =>
          one.slide_id === null ? [] : [{ slide: one.slide_id, at: +one.received_at, byClock: +one.client_time }],
        ),
      ].sort((one, other) => one.at - other.at || one.byClock - other.byClock || (one.slide < other.slide ? -1 : 1))
      const last = acts.at(-1)
      return {
        attempt,
        answers: own,
        events: happened,
        isStarted: own.length > 0 || attempt.completed_at !== null,
        counts: own.length > 0 && isLast(attempt),
        at: last?.slide,
        isIdle: (last?.at ?? +attempt.started_at) <= +asked.now - 30 * 60_000,
      }
    })
}

const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0)
const markedOf = (play: Play) => play.answers.filter(({ correct }) => correct !== null)
const pointsOf = (play: Play) => sum(markedOf(play), ({ earned }) => earned)

export function deckFigures(set: RandomPlays, plays: readonly Play[], asked: Asked) {
  const started = plays.filter(({ isStarted }) => isStarted)
  const done = started.filter(({ attempt }) => attempt.completed_at !== null)
  const scored = done.filter(({ attempt }) => attempt.percentage !== null)
  const timed = done.filter(({ attempt }) => attempt.seconds !== null)
  const items = done.filter((play) => play.counts && markedOf(play).length > 0)
  return {
    views: set.events.filter((one) => one.event === 'view' && isWithin(dayIn(asked.zone, one.received_at), asked))
      .length,
    starts: started.length,
    completions: done.length,
    passed: done.filter(({ attempt }) => attempt.passed === true).length,
    failed: done.filter(({ attempt }) => attempt.passed === false).length,
    leads: plays.filter(({ attempt, events }) => attempt.hasLead || events.some(({ event }) => event === 'lead'))
      .length,
    abandons: started.filter(({ attempt, isIdle }) => attempt.completed_at === null && isIdle).length,
    scored: scored.length,
    percentageSum: sum(scored, ({ attempt }) => attempt.percentage ?? 0),
    timed: timed.length,
    secondsSum: sum(timed, ({ attempt }) => attempt.seconds ?? 0),
    itemAttempts: items.length,
    itemTotal: sum(items, pointsOf),
    itemSquares: sum(items, (play) => pointsOf(play) ** 2),
  }
}

/** Visible time of what was seen and not answered: the next view says it of the slide before. */
function seenMs({ events }: Play, slide: string): number | null {
  const views = events
    .filter(({ event }) => event === 'slide_view')
    .sort((one, other) => +one.client_time - +other.client_time || (one.id < other.id ? -1 : 1))
  const values = views.flatMap((view, at) =>
    at > 0 && views[at - 1]?.slide_id === slide && view.value !== null ? [Math.min(view.value, 86_400_000)] : [],
  )
  return values.length === 0 ? null : sum(values, (value) => value)
}

const msOf = (play: Play, slide: string): number | null =>
  play.answers.find(({ slide_id }) => slide_id === slide)?.spent_ms ?? seenMs(play, slide)

export function slideFigures(plays: readonly Play[], slide: string) {
  const started = plays.filter(({ isStarted }) => isStarted)
  const reached = started.filter(({ answers, events }) =>
    [...answers, ...events].some(({ slide_id }) => slide_id === slide),
  )
  const times = reached.flatMap((play) => msOf(play, slide) ?? [])
  const given = (list: readonly Play[]) =>
    list.flatMap((play) => {
      const answer = play.answers.find(({ slide_id }) => slide_id === slide)
      return answer ? [{ play, ...answer, rest: pointsOf(play) - (answer.correct === null ? 0 : answer.earned) }] : []
    })
  const counted = given(plays.filter(({ counts }) => counts))
  const marked = counted.filter(({ correct }) => correct !== null)
  const done = marked.filter(({ play }) => play.attempt.completed_at !== null)
  return {
    reached: reached.length,
    answered: given(started).length,
    open: started.filter(({ attempt, at }) => attempt.completed_at === null && at === slide).length,
    links: sum(started, ({ events }) => events.filter((one) => one.event === 'link' && one.slide_id === slide).length),
    timed: times.length,
    spentSum: sum(times, (ms) => ms),
    responses: counted.length,
    marked: marked.length,
    correct: marked.filter(({ correct }) => correct === true).length,
    earned: sum(marked, ({ earned }) => earned),
    possible: sum(marked, ({ possible }) => possible),
    rest: sum(marked, ({ rest }) => rest),
    squares: sum(marked, ({ earned }) => earned ** 2),
    restSquares: sum(marked, ({ rest }) => rest ** 2),
    products: sum(marked, ({ earned, rest }) => earned * rest),
    done: done.length,
    doneEarned: sum(done, ({ earned }) => earned),
    doneSquares: sum(done, ({ earned }) => earned ** 2),
  }
}

/** The step of a time, in seconds. */
function step(seconds: number): number {
  if (seconds < 10) return 0.5
  if (seconds < 60) return 1
  if (seconds < 300) return 5
  if (seconds < 1800) return 30
  return seconds < 7200 ? 300 : 3600
}
const counted = (seconds: number) => Math.round(seconds / step(seconds)) * step(seconds)

/** By measure, slide and what is counted: how often, and the sum. */
export function countFigures(plays: readonly Play[]): Map<string, { count: number; sum: number }> {
  const found = new Map<string, { count: number; sum: number }>()
  const add = (measure: string, slide: string, of: string | number, value = 0) => {
    const key = `${measure} ${slide} ${of}`
    const before = found.get(key) ?? { count: 0, sum: 0 }
    found.set(key, { count: before.count + 1, sum: before.sum + value })
  }
  for (const play of plays.filter(({ isStarted }) => isStarted)) {
    const { completed_at, percentage, seconds } = play.attempt
    if (completed_at && percentage !== null) add('score', '', Math.round(Math.round(percentage * 1e6) / 1e4) / 100)
    if (completed_at && seconds !== null) add('seconds', '', counted(seconds))
    for (const slide of ['s1', 's2', 's3', 's4']) {
      const ms = msOf(play, slide)
      if (ms !== null) add('seconds', slide, counted(ms / 1000))
    }
    if (!play.counts) continue
    const whole = Math.round((pointsOf(play) / sum(markedOf(play), ({ possible }) => possible)) * 100)
    for (const { slide_id, keys, places, correct, earned, possible } of play.answers) {
      const chosen = keys.filter((key) => key !== '')
      for (const key of chosen) add('choice', slide_id, key)
      for (const [at, key] of (places ?? []).entries()) add('place', slide_id, key, at + 1)
      if (!completed_at || correct === null || possible <= 0) continue
      add('total', slide_id, whole, earned / possible)
      for (const key of chosen) add('chosen', slide_id, `${whole} ${key}`)
    }
  }
  return found
}

export function droppedOff(plays: readonly Play[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { isStarted, attempt, at, isIdle } of plays)
    if (isStarted && attempt.completed_at === null && isIdle && at !== undefined)
      found.set(at, (found.get(at) ?? 0) + 1)
  return found
}
