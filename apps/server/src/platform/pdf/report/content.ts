import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'

/** A report as it is drawn: all texts are worded, all numbers written. */
export interface ReportContent {
  readonly language: InterfaceLanguage
  /** Of the client. `color` is `#rrggbb`; the logo is PNG or JPEG. */
  readonly brand: { readonly name: string; readonly logo: Buffer | null; readonly color: string }
  readonly title: string
  readonly subtitle: string
  readonly createdAt: Date
  /** Written at the foot of each page. */
  readonly pageOf: (page: number, pages: number) => string
  /** Written at the end where some characters are boxes, with their code points. */
  readonly undrawn: (characters: string) => string
  readonly parts: readonly ReportPart[]
}

export type ReportPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figures'; readonly figures: readonly ReportFigure[] }
  | { readonly kind: 'findings'; readonly findings: readonly ReportFinding[] }
  | ColumnChart
  | BarChart

export interface ReportFigure {
  readonly label: string
  readonly value: string
  /** Below the value; '' for none. */
  readonly note: string
}

export interface ReportFinding {
  readonly severity: 'bad' | 'attention' | 'good'
  readonly text: string
}

/** Columns side by side, of one series or of a part of another. */
export interface ColumnChart {
  readonly kind: 'columns'
  /** What is to be seen in it: shown above it, and read out in its place. */
  readonly text: string
  readonly columns: readonly { readonly value: number; readonly part: number | null }[]
  /** Below the first, the middle and the last column. */
  readonly labels: readonly string[]
}

/** A line for each thing, with a bar of its share. */
export interface BarChart {
  readonly kind: 'bars'
  readonly title: string
  /** Beside the title; '' for none. */
  readonly note: string
  readonly bars: readonly {
    readonly label: string
    /** 0 … 1. */
    readonly share: number
    readonly value: string
    /** The right answer, or what stands out. */
    readonly isStrong: boolean
  }[]
}
