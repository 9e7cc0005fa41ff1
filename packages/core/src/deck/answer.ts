/** Answers by interaction kind, not by slide type. `option` is an option's id. */
export interface AnswerByKind {
  readonly openAnswer: { readonly kind: 'openAnswer'; readonly text: string }
  readonly trueFalse: { readonly kind: 'trueFalse'; readonly option: string }
  readonly singleSelect: { readonly kind: 'singleSelect'; readonly option: string }
  readonly multiSelect: { readonly kind: 'multiSelect'; readonly options: readonly string[] }
  /** `value` is 1…n of the scale; 0 or 1 for Binary (decisions.md §2). */
  readonly rating: { readonly kind: 'rating'; readonly value: number }
  readonly scoreSelect: { readonly kind: 'scoreSelect'; readonly option: string }
  readonly taggedSelect: { readonly kind: 'taggedSelect'; readonly option: string }
  /** Values by slider id, at most two decimals; `result` is the marker's: what the formula came to, null for an error or none. */
  readonly rangeSelect: {
    readonly kind: 'rangeSelect'
    readonly values: Readonly<Record<string, number>>
    readonly result: number | null
  }
  /** `result` is the marker's; '' until it is marked. */
  readonly qualification: { readonly kind: 'qualification'; readonly result: QualificationResult | '' }
  /** One text a blank, in their order; an anagram has one. */
  readonly fillInTheBlank: { readonly kind: 'fillInTheBlank'; readonly texts: readonly string[] }
  /** A file that was handed in: its id, name, and size in bytes. */
  readonly uploader: {
    readonly kind: 'uploader'
    readonly file: string
    readonly name: string
    readonly size: number
  }
  /** `option` is the last item that was chosen, `clicked` are all so far. */
  readonly brancher: { readonly kind: 'brancher'; readonly option: string; readonly clicked: readonly string[] }
  /** Ids of all options, the person's first one first. */
  readonly ranking: { readonly kind: 'ranking'; readonly order: readonly string[] }
}
/** product.md §4: "Okay / Not Okay / Error". */
export type QualificationResult = 'okay' | 'not_okay' | 'error'

export type AnswerKind = keyof AnswerByKind
export type Answer = AnswerByKind[AnswerKind]

/** What marking an answer gives. */
export interface Mark {
  /** Null where the slide knows no right or wrong (product.md §5). */
  readonly correct: boolean | null
  /** Points got, 0 … `possible`. */
  readonly earned: number
  /** Points to be got; 0 where the slide is not marked. */
  readonly possible: number
}
