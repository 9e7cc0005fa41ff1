import { type DecimalMark, numberIn } from '../text/read-number.ts'
import { isSameText } from '../text/same-text.ts'
import type { Answer, AnswerByKind, AnswerKind } from './answer.ts'

/** What conditions compare of an answer: ids of options, or else texts or numbers. */
interface Compared<K extends AnswerKind> {
  readonly ids?: (answer: AnswerByKind[K]) => readonly string[]
  readonly texts?: (answer: AnswerByKind[K]) => readonly string[]
  readonly numbers?: (answer: AnswerByKind[K]) => readonly number[]
}

const option = { ids: (answer: { readonly option: string }) => [answer.option] }
const comparedByKind: { readonly [K in AnswerKind]: Compared<K> } = {
  trueFalse: option,
  singleSelect: option,
  scoreSelect: option,
  taggedSelect: option,
  brancher: option,
  multiSelect: { ids: ({ options }) => options },
  // A ranking is compared by its first place.
  ranking: { ids: ({ order }) => order.slice(0, 1) },
  rating: { ids: ({ value }) => [String(value)], numbers: ({ value }) => [value] },
  qualification: { ids: ({ result }) => [result] },
  openAnswer: { texts: ({ text }) => [text] },
  fillInTheBlank: { texts: ({ texts }) => texts },
  uploader: { texts: ({ name }) => [name] },
  rangeSelect: { numbers: ({ values, result }) => (result === null ? Object.values(values) : [result]) },
}

const comparedOf = ({ kind }: Answer) => comparedByKind[kind] as Compared<never>

/** Whether an answer is an option, or the same text (`isSameText`). */
export function isAnswer(answer: Answer, value: string): boolean {
  const { ids } = comparedOf(answer)
  return ids ? ids(answer as never).includes(value) : textsIn(answer).some((text) => isSameText(text, value))
}

/** The texts of an answer, and its numbers as texts. */
export function textsIn(answer: Answer): readonly string[] {
  const { texts, numbers } = comparedOf(answer)
  return texts?.(answer as never) ?? numbers?.(answer as never).map(String) ?? []
}

/** The numbers of an answer, typed ones as `decimalMark` reads them. */
export function numbersIn(answer: Answer, decimalMark: DecimalMark): readonly number[] {
  const { texts, numbers } = comparedOf(answer)
  const typed = texts?.(answer as never).flatMap((text) => numberIn(text, { decimalMark }) ?? [])
  return typed ?? numbers?.(answer as never) ?? []
}
