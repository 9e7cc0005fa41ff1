import type { Answer, Slide } from '@deckle/core/deck/slide.ts'
import { englishScaleWords } from '../parts/answers/rating-scales.ts'
import type { AnswerDefinition } from './aspects.ts'
import { answerDefinitions } from './definitions.ts'
import { answerLabels } from './labels.ts'
import { answerKeys, answerText, isCounted } from './values.ts'

/** What of an answer is stored beside it, so that reports aggregate columns. */
export interface StoredValues {
  /** What it is counted under; '' where it is read. */
  readonly keys: readonly string[]
  /** What was put in order, first place first; null where places mean nothing. */
  readonly places: readonly string[] | null
  /** In words; null where it is counted and not read. */
  readonly text: string | null
}

/** @param slide in the deck's own language, in which the text names its sliders */
export function storedValues({ data }: Pick<Slide, 'data'>, answer: Answer): StoredValues {
  const { places } = answerDefinitions[answer.kind] as AnswerDefinition<never>
  return {
    keys: answerKeys(answer),
    places: places?.(answer as never) ?? null,
    text: isCounted(answer.kind) ? null : answerText(answer, namesIn(data, answer)),
  }
}

function namesIn(data: Slide['data'], { kind }: Answer): ReadonlyMap<string, string> {
  return new Map(answerLabels(kind, data, englishScaleWords).map(({ key, label }) => [key, label]))
}
