/** What findings are drawn from: figures of a deck in the selected days. Shares and rates are in per cent. */
export interface DeckFigures {
  readonly period: PeriodFigures
  /** The same number of days before; null where all days are selected. */
  readonly before: PeriodFigures | null
  /** In the order of the deck. */
  readonly slides: readonly SlideFigures[]
  readonly sources: readonly GroupFigures[]
  readonly devices: readonly GroupFigures[]
  /** Cronbach's alpha of the deck; null where it says nothing. */
  readonly alpha: number | null
}

export interface PeriodFigures {
  readonly starts: number
  readonly completions: number
}

/** Attempts by what they have in common. */
export interface GroupFigures extends PeriodFigures {
  /** A source's tag or a device; '' where unknown. */
  readonly name: string
}

export interface SlideFigures {
  readonly slideId: string
  /** From 1, in the order of the deck. */
  readonly place: number
  readonly reached: number
  /** Attempts that ended here without being completed, idle for 30 minutes. */
  readonly left: number
  /** Per cent of those who left that were here for less than three seconds; null where unknown. */
  readonly quickShare: number | null
  /** Of its texts; null where unknown. */
  readonly characters: number | null
  readonly medianSeconds: number | null
  /** Of a question that is right or wrong. */
  readonly item: ItemFigures | null
  /** Of a question with right and wrong options. */
  readonly options: readonly OptionFigures[]
}

export interface ItemFigures {
  /** Marked answers, one per person. */
  readonly marked: number
  /** Mean ÷ maximum, in per cent. */
  readonly facility: number | null
  /** Corrected item-rest correlation. */
  readonly discrimination: number | null
}

export interface OptionFigures {
  readonly label: string
  readonly count: number
  readonly correct: boolean
  /** Share choosing it among the best 27 % minus that among the worst, −1 … 1; null where unknown. */
  readonly upperLower: number | null
}
