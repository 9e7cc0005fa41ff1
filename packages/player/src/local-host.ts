import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type EndingAnswer, endingOf } from '@deckle/core/deck/ending.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { isQuestion, localiseSlide, pointsOf } from '@deckle/slides/catalog.ts'
import { judgeAnswer } from '@deckle/slides/judge.ts'
import { answerKeys } from '@deckle/slides/parts/answer-keys.ts'
import { HostRefusal, type PlayerHost, type SavedPlay } from './host.ts'

export interface LocalHostOptions extends Pick<PlayerHost, 'imageUrl' | 'fileUrl'> {
  /** Language of the feedback; the deck's own unless said otherwise. */
  readonly language?: string
  /** Milliseconds since any moment. */
  readonly now: () => number
  readonly saved?: SavedPlay | null
  readonly onSave?: (play: SavedPlay) => void
}

/** Plays a whole deck on the device: preview in the editor, practice, packages. Nothing is sent or counted. */
export function createLocalHost(
  content: DeckContent,
  { language, now, saved = null, onSave, imageUrl, fileUrl }: LocalHostOptions,
): PlayerHost {
  const translation =
    language && language !== content.language ? content.translations[language as DeckContent['language']] : undefined
  const slides = content.contentHash.map((slide) => localiseSlide(slide, translation))
  let answers = new Map<string, EndingAnswer & { readonly given: Answer }>()
  let began: number | null = null

  return {
    answer: (slideId, given, spentMs) => {
      const slide = slides.find((one) => one.slideId === slideId)
      const judged = slide && judgeAnswer(content, slide, given)
      if (!judged) return Promise.reject(new HostRefusal('refused'))
      began ??= now()
      const { mark, verdict } = judged
      answers.set(slideId, { slideId, mark, feedback: verdict.feedback, solution: verdict.solution, spentMs, given })
      return Promise.resolve(verdict)
    },
    complete: () => {
      const questions = slides
        .filter((slide) => isQuestion(slide.template))
        .map(({ slideId, template }) => ({ slideId, possible: pointsOf(template, content.readerType) }))
      const distribution = [...answers.values()].map(({ slideId, given }) => ({
        slideId,
        total: 1,
        counts: Object.fromEntries(answerKeys(given).map((key) => [key, 1])),
      }))
      const seconds = began === null ? 0 : Math.round((now() - began) / 1000)
      return Promise.resolve(endingOf(content, questions, [...answers.values()], { seconds, distribution }))
    },
    track: () => undefined,
    onWaiting: (listener) => {
      listener(0, false)
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
