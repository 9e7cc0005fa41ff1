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
  /**
   * Values by slider id, at most two decimals. `result` is set by marking: the formula's value, null for an error or no
   * formula.
   */
  readonly rangeSelect: {
    readonly kind: 'rangeSelect'
    readonly values: Readonly<Record<string, number>>
    readonly result: number | null
  }
  /** `result` is set by marking; '' before. */
  readonly qualification: { readonly kind: 'qualification'; readonly result: QualificationResult | '' }
  /** One text per blank, in order; an anagram has one. */
  readonly fillInTheBlank: { readonly kind: 'fillInTheBlank'; readonly texts: readonly string[] }
  /** An uploaded file; `size` in bytes. */
  readonly uploader: {
    readonly kind: 'uploader'
    readonly file: string
    readonly name: string
    readonly size: number
  }
  /** `option` is the item chosen last, `clicked` all items chosen so far. */
  readonly brancher: { readonly kind: 'brancher'; readonly option: string; readonly clicked: readonly string[] }
  /** Ids of all options in the person's order, first place first. */
  readonly ranking: { readonly kind: 'ranking'; readonly order: readonly string[] }
}
/** product.md §4: "Okay / Not Okay / Error". */
export type QualificationResult = 'okay' | 'not_okay' | 'error'

export type AnswerKind = keyof AnswerByKind
export type Answer = AnswerByKind[AnswerKind]

export interface Mark {
  /** Null where the slide has no right or wrong answer (product.md §5). */
  readonly correct: boolean | null
  readonly earned: number
  /** 0 where the slide is not marked. */
  readonly possible: number
}
