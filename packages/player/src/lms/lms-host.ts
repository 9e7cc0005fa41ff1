import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { isPassOrFail, readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { interactionOf as kindOf } from '@deckle/slides/catalog.ts'
import { answerLabels } from '@deckle/slides/parts/answer-labels.ts'
import { englishScaleWords } from '@deckle/slides/parts/rating-scales.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { PlayerHost, SavedPlay, ShownEnding } from '../hosts/host.ts'
import { createLocalHost } from '../hosts/local-host.ts'
import { type Given, interactionOf } from './scorm/interactions.ts'
import type { LmsPort, Place } from './port.ts'
import { type RestoredPlay, type SuspendSlide, writeSuspended } from './suspend-data.ts'
import { reportedScore } from './scorm/reported-score.ts'
import type { Attempts } from './attempts.ts'

export interface LmsHostOptions extends Pick<PlayerHost, 'imageUrl' | 'fileUrl'> {
  readonly content: DeckContent
  readonly key: string
  readonly port: Pick<LmsPort, 'before' | 'suspendLimit'>
  readonly attempts: Attempts
  readonly language: string
  /** Where the person left it. */
  readonly restored: RestoredPlay | null
  /** Told after each commit. */
  readonly onCommit?: () => void
  /** Told with each slide that is entered. */
  readonly onSlide: (slideId: string) => void
  readonly now: () => number
}

export interface LmsHost extends PlayerHost {
  /** Reports nothing more; how it stands, to go on with in another language. */
  readonly leave: () => RestoredPlay
}

/** Commits of steps that are no answers wait this long for the next one, in milliseconds. */
const commitDelay = 1500

/** What suspend data is written with. */
export function suspendSlides(content: DeckContent): readonly SuspendSlide[] {
  return content.contentHash.map((slide) => ({
    slideId: slide.slideId,
    interaction: kindOf(slide.template),
    items: kindOf(slide.template) === 'rating' ? [] : answerLabels(slide, englishScaleWords).map(({ key }) => key),
  }))
}

/** Marks in the package and tells the port: each answer at once, the score and what it comes to at the end. */
export async function createLmsHost({
  content: packed,
  key,
  port,
  attempts,
  language,
  restored,
  onCommit,
  onSlide,
  now,
  imageUrl,
  fileUrl,
}: LmsHostOptions): Promise<LmsHost> {
  const { passMark } = port.before
  const content =
    passMark !== null && isPassOrFail(packed.readerType) ? { ...packed, passingPercentage: passMark } : packed
  const slides = suspendSlides(content)
  const giving = { isReplay: true, latencyMs: 0 }
  let began = restored ? now() - restored.seconds * 1000 : null
  let play: SavedPlay = {
    index: restored?.index ?? 0,
    trail: restored?.trail ?? [],
    // Those that are still answers are taken up as they are marked.
    answers: {},
    verdicts: {},
  }
  const marked = new Map<string, Given>()
  let spent: Readonly<Record<string, number>> = restored?.spent ?? {}
  let ending: ShownEnding | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const local = createLocalHost(content, {
    language,
    now: () => (giving.isReplay ? (began ?? now()) : now()),
    imageUrl,
    fileUrl,
    onMarked: (slideId, { answer, mark }) => {
      play = { ...play, answers: { ...play.answers, [slideId]: answer } }
      const latencyMs = giving.isReplay ? (spent[slideId] ?? 0) * 1000 : giving.latencyMs
      marked.set(slideId, { answer, mark, latencyMs, at: new Date(now()) })
      if (!giving.isReplay) lines([slideId]).forEach((one) => attempts.answer(one))
    },
  })
  const lines = (slideIds: Iterable<string>) =>
    [...slideIds].flatMap((slideId) => {
      const slide = content.contentHash.find((one) => one.slideId === slideId)
      const given = marked.get(slideId)
      return slide && given ? [interactionOf(slide, given)] : []
    })
  const current = (): RestoredPlay => ({
    language,
    index: play.index,
    trail: play.trail ?? [],
    answers: play.answers,
    seconds: began === null ? 0 : (now() - began) / 1000,
    spent,
    hasResult: ending !== null || attempts.hasResult(),
    isCut: false,
  })
  const place = (): Place => ({
    location: content.contentHash[play.index]?.slideId ?? 'end',
    suspendData: writeSuspended(slides, current(), { key, limit: port.suspendLimit }),
    progress: play.index / content.contentHash.length,
  })
  const tell = () => {
    clearTimeout(timer)
    attempts.commit()
    onCommit?.()
  }
  const commit = () => {
    attempts.place(place())
    tell()
  }
  const commitSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(commit, commitDelay)
  }

  const verdicts = await replayed(local, restored?.answers ?? {}, spent)
  giving.isReplay = false
  play = { ...play, verdicts }
  attempts.place(place())

  return {
    ...local,
    answer: async (slideId, answer, spentMs) => {
      began ??= now()
      if (ending) attempts.restart()
      ending = null
      giving.latencyMs = spentMs
      spent = { ...spent, [slideId]: spentMs / 1000 }
      const verdict = await local.answer(slideId, answer, spentMs)
      commit()
      return verdict
    },
    complete: async () => {
      const first = ending === null
      ending = await local.complete()
      if (first) {
        const { earned, possible } = ending
        const isScored = readerTypeRules[content.readerType].expectsCorrectness && possible > 0
        const score = isScored ? reportedScore(earned, possible) : null
        attempts.end({ passed: ending.passed, score }, place(), () => lines(marked.keys()))
        tell()
      }
      return ending
    },
    track: (event, slideId) => {
      if (event === 'slide_view' && slideId) onSlide(slideId)
    },
    restore: () => play,
    save: (next) => {
      const isMoved = next.index !== play.index
      play = { ...next, answers: { ...next.answers, ...pick(play.answers, next.answers) } }
      attempts.place(place())
      if (isMoved) commitSoon()
    },
    restart: () => {
      local.restart()
      attempts.restart()
      marked.clear()
      play = { index: 0, trail: [], answers: {}, verdicts: {} }
      spent = {}
      began = null
      ending = null
      commitSoon()
    },
    leave: () => {
      clearTimeout(timer)
      return current()
    },
  }
}

/** Marks the answers from before; twice, for a slide that computes with what later ones set. */
async function replayed(
  local: PlayerHost,
  answers: Readonly<Record<string, Answer>>,
  spent: Readonly<Record<string, number>>,
): Promise<Record<string, ShownVerdict>> {
  const verdicts: Record<string, ShownVerdict> = {}
  for (let round = 0; round < 2; round++) {
    for (const [slideId, answer] of Object.entries(answers)) {
      try {
        verdicts[slideId] = await local.answer(slideId, answer, (spent[slideId] ?? 0) * 1000)
      } catch {
        // What is no answer to the slide any more is asked for again.
      }
    }
  }
  return verdicts
}

/** Those of `from` that `named` has, too: answers as they were marked. */
function pick(
  from: Readonly<Record<string, Answer>>,
  named: Readonly<Record<string, Answer>>,
): Readonly<Record<string, Answer>> {
  return Object.fromEntries(Object.entries(from).filter(([slideId]) => slideId in named))
}
