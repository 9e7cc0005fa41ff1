import { millionthsOf } from './millionths.ts'

/** Moments are microseconds since 1970. */
export interface RawAnswer {
  readonly slideId: string
  readonly revision: number
  readonly keys: readonly string[]
  readonly places: readonly string[] | null
  readonly correct: boolean | null
  readonly earned: number
  readonly possible: number
  readonly spentMs: number
  readonly answeredAt: number
}

export interface RawEvent {
  readonly id: string
  readonly event: string
  readonly slideId: string | null
  /** Of a `slide_view`: visible milliseconds on the slide before it. */
  readonly value: number | null
  readonly receivedAt: number
  readonly clientTime: number
}

/** What is stored of an attempt, in any order; rows that are there twice count once. */
export interface RawAttempt {
  readonly startedAt: number
  readonly completedAt: number | null
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly seconds: number | null
  /** Captured, whatever became of it; an event says the same. */
  readonly hasLead: boolean
  readonly answers: readonly RawAnswer[]
  readonly events: readonly RawEvent[]
}

/** A slide that an attempt came to. Points are millionths. */
export interface SlideFact {
  readonly id: string
  /** Visible milliseconds. */
  readonly ms?: number
  readonly links?: number
  /** Of its answer. */
  readonly keys?: readonly string[]
  readonly places?: readonly string[]
  /** Where it was marked. */
  readonly correct?: boolean
  readonly earned?: number
  readonly possible?: number
}

/** What an attempt adds to figures. */
export interface Fact {
  /** By a first answer, or by the end of a deck without questions. */
  readonly isStarted: boolean
  readonly hasAnswers: boolean
  readonly isCompleted: boolean
  readonly hasLead: boolean
  /** Millionths of a per cent. */
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly seconds: number | null
  readonly lastAt: number
  /** Where the person saw, did or answered something last. */
  readonly atSlide: string | null
  /** Whole visible milliseconds on that slide when the page was last left there; null where the player did not say. */
  readonly leftMs: number | null
  /** By id. */
  readonly slides: readonly SlideFact[]
}

/** Null where the attempt was neither started nor left a lead. */
export function factOf(raw: RawAttempt): Fact | null {
  const answers = currentAnswers(raw.answers)
  // Sent again with another time, an event is another one (docs/decisions/0014).
  const events = [...new Map(raw.events.map((event) => [`${event.id} ${event.clientTime}`, event])).values()]
  const isCompleted = raw.completedAt !== null
  const hasLead = raw.hasLead || events.some(({ event }) => event === 'lead')
  const isStarted = isCompleted || answers.size > 0
  if (!isStarted && !hasLead) return null
  const last = lastAct(answers, events)
  return {
    isStarted,
    hasAnswers: answers.size > 0,
    isCompleted,
    hasLead,
    percentage: isCompleted && raw.percentage !== null ? millionthsOf(raw.percentage) : null,
    passed: isCompleted ? raw.passed : null,
    seconds: isCompleted ? raw.seconds : null,
    lastAt: Math.max(last?.at ?? raw.startedAt, raw.completedAt ?? 0),
    atSlide: last?.slideId ?? null,
    leftMs: leftMs(events, last?.slideId ?? null),
    slides: slidesOf(answers, events),
  }
}

function leftMs(events: readonly RawEvent[], slide: string | null): number | null {
  const left = events.filter((one) => one.event === 'abandon' && one.slideId === slide && one.value !== null)
  const last = left.toSorted(byClock).at(-1)?.value
  return slide === null || last == null ? null : Math.floor(Math.max(0, Math.min(last, 86_400_000)))
}

/** The latest revision of each slide's answer. */
function currentAnswers(answers: readonly RawAnswer[]): ReadonlyMap<string, RawAnswer> {
  const current = new Map<string, RawAnswer>()
  for (const answer of answers)
    if ((current.get(answer.slideId)?.revision ?? 0) < answer.revision) current.set(answer.slideId, answer)
  return current
}

interface Act {
  readonly slideId: string
  readonly at: number
  readonly clientTime: number
}

function lastAct(answers: ReadonlyMap<string, RawAnswer>, events: readonly RawEvent[]): Act | undefined {
  const acts: Act[] = [...answers.values()].map(({ slideId, answeredAt }) => ({
    slideId,
    at: answeredAt,
    clientTime: answeredAt,
  }))
  for (const { slideId, receivedAt, clientTime } of events)
    if (slideId !== null) acts.push({ slideId, at: receivedAt, clientTime })
  return acts.reduce<Act | undefined>((last, act) => (last && !isAfter(act, last) ? last : act), undefined)
}

/** Events that are sent together arrive at the same moment. */
function isAfter(one: Act, other: Act): boolean {
  if (one.at !== other.at) return one.at > other.at
  if (one.clientTime !== other.clientTime) return one.clientTime > other.clientTime
  return one.slideId > other.slideId
}

function slidesOf(answers: ReadonlyMap<string, RawAnswer>, events: readonly RawEvent[]): SlideFact[] {
  const seen = new Set(answers.keys())
  const links = new Map<string, number>()
  for (const { slideId, event } of events) {
    if (slideId === null) continue
    seen.add(slideId)
    if (event === 'link') links.set(slideId, (links.get(slideId) ?? 0) + 1)
  }
  const times = timesOf(events)
  return [...seen].toSorted().map((id): SlideFact => {
    const answer = answers.get(id)
    const ms = answer ? withinDay(answer.spentMs) : times.get(id)
    const clicked = links.get(id)
    return {
      id,
      ...(ms === undefined ? {} : { ms }),
      ...(clicked === undefined ? {} : { links: clicked }),
      ...(answer ? answerPart(answer) : {}),
    }
  })
}

function answerPart({ keys, places, correct, earned, possible }: RawAnswer): Omit<SlideFact, 'id'> {
  const marked = correct === null ? {} : { correct, earned: millionthsOf(earned), possible: millionthsOf(possible) }
  return { keys, ...(places ? { places } : {}), ...marked }
}

/** A view of a slide says how long the slide before it was visible. */
function timesOf(events: readonly RawEvent[]): ReadonlyMap<string, number> {
  const views = events
    .flatMap(({ event, slideId, clientTime, id, value }) =>
      event === 'slide_view' && slideId !== null ? [{ slideId, clientTime, id, value }] : [],
    )
    .toSorted(byClock)
  const times = new Map<string, number>()
  for (const [at, { value }] of views.entries()) {
    const before = views[at - 1]
    if (before && value !== null) times.set(before.slideId, (times.get(before.slideId) ?? 0) + withinDay(value))
  }
  return times
}

const byClock = (one: Pick<RawEvent, 'id' | 'clientTime'>, other: Pick<RawEvent, 'id' | 'clientTime'>): number =>
  one.clientTime - other.clientTime || (one.id < other.id ? -1 : 1)

const withinDay = (ms: number): number => Math.round(Math.max(0, Math.min(ms, 86_400_000)))
