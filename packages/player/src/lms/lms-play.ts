import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { interactionOf as kindOf } from '@deckle/slides/catalog.ts'
import { answerLabels } from '@deckle/slides/answers/labels.ts'
import { englishScaleWords } from '@deckle/slides/parts/answers/rating-scales.ts'
import type { MarkedAnswer } from '@deckle/slides/mark-answer.ts'
import type { SavedPlay, ShownEnding } from '../hosts/host.ts'
import { type RecordedAnswer, type Interaction, interactionOf } from './scorm/interactions.ts'
import type { SuspendSlide } from './suspend/suspend-answers.ts'
import type { RestoredPlay } from './suspend/suspend-data.ts'

export interface LmsPlay {
  readonly content: DeckContent
  readonly language: string
  readonly now: () => number
  /** Answers of earlier visits are marked again, without reporting them. */
  isReplay: boolean
  began: number | null
  saved: SavedPlay
  readonly marked: Map<string, RecordedAnswer>
  spent: Readonly<Record<string, number>>
  ending: ShownEnding | null
}

export function startLmsPlay(
  { content, language, now }: Pick<LmsPlay, 'content' | 'language' | 'now'>,
  restored: RestoredPlay | null,
): LmsPlay {
  return {
    content,
    language,
    now,
    isReplay: true,
    began: restored ? now() - restored.seconds * 1000 : null,
    // Answers that still fit their slides are added as they are marked.
    saved: { index: restored?.index ?? 0, trail: restored?.trail ?? [], answers: {}, verdicts: {} },
    marked: new Map(),
    spent: restored?.spent ?? {},
    ending: null,
  }
}

export function suspendSlides(content: DeckContent): readonly SuspendSlide[] {
  return content.contentHash.map(({ slideId, template, data }) => {
    const interaction = kindOf(template)
    const labels = interaction === 'rating' ? [] : answerLabels(interaction, data, englishScaleWords)
    return { slideId, interaction, items: labels.map(({ key }) => key) }
  })
}

export function addMarked(play: LmsPlay, slideId: string, { answer, mark }: MarkedAnswer): void {
  play.saved = { ...play.saved, answers: { ...play.saved.answers, [slideId]: answer } }
  const latencyMs = (play.spent[slideId] ?? 0) * 1000
  play.marked.set(slideId, { answer, mark, latencyMs, at: new Date(play.now()) })
}

export function interactionsOf({ content, marked }: LmsPlay, slideIds: Iterable<string>): readonly Interaction[] {
  return [...slideIds].flatMap((slideId) => {
    const slide = content.contentHash.find((one) => one.slideId === slideId)
    const answered = marked.get(slideId)
    return slide && answered ? [interactionOf(slide, answered)] : []
  })
}

/** For a later visit, or for another language. */
export function toRestored(play: LmsPlay, hasResult: boolean): RestoredPlay {
  const { language, saved, began, spent, now } = play
  return {
    language,
    index: saved.index,
    trail: saved.trail ?? [],
    answers: saved.answers,
    seconds: began === null ? 0 : (now() - began) / 1000,
    spent,
    hasResult,
    isCut: false,
  }
}

/** Stores the player's state, with the answers as they were marked. */
export function savePlay(play: LmsPlay, next: SavedPlay): void {
  play.saved = { ...next, answers: { ...next.answers, ...pick(play.saved.answers, next.answers) } }
}

export function restartLmsPlay(play: LmsPlay): void {
  play.marked.clear()
  play.saved = { index: 0, trail: [], answers: {}, verdicts: {} }
  play.spent = {}
  play.began = null
  play.ending = null
}

/** Only the keys that `named` has, too. */
function pick(
  from: Readonly<Record<string, Answer>>,
  named: Readonly<Record<string, Answer>>,
): Readonly<Record<string, Answer>> {
  return Object.fromEntries(Object.entries(from).filter(([slideId]) => slideId in named))
}
