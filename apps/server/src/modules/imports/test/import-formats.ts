import type { ImportDraft, imports } from '@deckle/contract/imports.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'

export type ImportFormats = NonNullable<BodyOf<typeof imports.check>['formats']>

/** The formats of a draft as they were decided. */
export const importFormats = ({ columns }: ImportDraft): ImportFormats =>
  columns.map(({ kind, decimalMark, dateOrder }) => ({ kind, decimal_mark: decimalMark, date_order: dateOrder }))
