import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type EndingAnswer, endingOf, localiseTags } from '@deckle/core/deck/ending/ending.ts'
import { deckTextsIn, translationIn } from '@deckle/core/deck/texts/localise.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import type { FormulaFault } from '@deckle/core/formula/fault.ts'
import { localiseSlide } from '@deckle/slides/catalog.ts'
import { endingPartsOf, type MarkedAnswer, markAnswer } from '@deckle/slides/mark-answer.ts'
import { type ScoredAnswers, questionsFor } from '@deckle/slides/progress.ts'
import { answerKeys } from '@deckle/slides/answers/values.ts'
import { HostRefusal, online, type PlayerHost, type SavedPlay } from './host.ts'

export interface LocalHostOptions extends Pick<PlayerHost, 'imageUrl' | 'fileUrl'> {
  /** Of the feedback; the deck's own by default. */
  readonly language?: string
  /** Milliseconds since any moment. */
  readonly now: () => number
  readonly saved?: SavedPlay | null
  readonly onSave?: (play: SavedPlay) => void
  /** For the author: called after each answer with why its formula has no result, null where it has one. */
  readonly onFault?: (slideId: string, fault: FormulaFault | null) => void
  readonly onMarked?: (slideId: string, marked: MarkedAnswer) => void
}

/** Plays a deck on the device alone: preview, practice, packages. Nothing is sent or tracked. */
export function createLocalHost(
  content: DeckContent,
  { language, now, saved = null, onSave, onFault, onMarked, imageUrl, fileUrl }: LocalHostOptions,
): PlayerHost {
  const deck = { ...content, ...deckTextsIn(content, language ?? content.language) }
  const translation = translationIn(content, language ?? content.language)
  const slides = content.contentHash.map((slide) => localiseSlide(slide, translation))
  let answers = new Map<string, EndingAnswer & { readonly answer: Answer }>()
  let began: number | null = null
  const marksSoFar = (): ScoredAnswers =>
    Object.fromEntries([...answers.values()].map((one) => [one.slideId, { answer: one.answer, mark: one.mark }]))

  return {
    answer: (slideId, answer, spentMs) => {
      const slide = slides.find((one) => one.slideId === slideId)
      const marked = slide && markAnswer(deck, slide, answer, marksSoFar())
      if (!marked) return Promise.reject(new HostRefusal('refused'))
      began ??= now()
      const { mark, verdict } = marked
      answers.set(slideId, {
        slideId,
        mark,
        feedback: verdict.feedback,
        solution: verdict.solution,
        spentMs,
        answer: marked.answer,
        ...endingPartsOf(slide, marked.answer, mark),
      })
      onFault?.(slideId, marked.fault)
      onMarked?.(slideId, marked)
      return Promise.resolve(verdict)
    },
    complete: () => {
      const distribution = [...answers.values()].map((one) => ({
        slideId: one.slideId,
        total: 1,
        counts: Object.fromEntries(answerKeys(one.answer).map((key) => [key, 1])),
      }))
      const seconds = began === null ? 0 : Math.round((now() - began) / 1000)
      const ending = endingOf(deck, questionsFor(deck, marksSoFar()), [...answers.values()], { seconds, distribution })
      return Promise.resolve(localiseTags(ending, deck.tagName))
    },
    // The file is named, but not uploaded.
    upload: (slideId, file) => Promise.resolve({ file: `${slideId}-file`, name: file.name, size: file.size }),
    track: () => undefined,
    onConnection: (listener) => {
      listener(online)
      return () => undefined
    },
    restore: () => saved,
    save: (play) => onSave?.(play),
    restart: () => {
      answers = new Map()
      began = null
    },
    imageUrl,
    fileUrl,
  }
}
