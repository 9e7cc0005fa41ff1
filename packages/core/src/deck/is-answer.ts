import type { Answer, AnswerByKind, AnswerKind } from './answer.ts'

/** What conditions compare of an answer: ids of options, or else texts; numbers are compared as texts. */
interface Compared<K extends AnswerKind> {
  readonly ids?: (answer: AnswerByKind[K]) => readonly string[]
  readonly texts?: (answer: AnswerByKind[K]) => readonly string[]
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
  rating: { ids: ({ value }) => [String(value)], texts: ({ value }) => [String(value)] },
  qualification: { ids: ({ result }) => [result] },
  openAnswer: { texts: ({ text }) => [text] },
  fillInTheBlank: { texts: ({ texts }) => texts },
  uploader: { texts: ({ name }) => [name] },
  rangeSelect: { texts: ({ values, result }) => (result === null ? Object.values(values) : [result]).map(String) },
}

const comparedOf = ({ kind }: Answer) => comparedByKind[kind] as Compared<never>

/** Whether an answer is an option, or a text regardless of case. */
export function isAnswer(answer: Answer, value: string): boolean {
  const { ids } = comparedOf(answer)
  return ids ? ids(answer as never).includes(value) : textsIn(answer).some((text) => fold(text) === fold(value))
}

/** The texts and numbers of an answer. */
export function textsIn(answer: Answer): readonly string[] {
  return comparedOf(answer).texts?.(answer as never) ?? []
}

/** Trimmed and lower-cased (product.md §5). */
export function fold(text: string): string {
  return text.trim().toLowerCase()
}
