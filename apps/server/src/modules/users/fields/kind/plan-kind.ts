import type { KindChange } from '@deckle/contract/user-fields.ts'
import {
  type Conversion,
  convertValue,
  createConversionCounter,
  createFormatFinder,
} from '@deckle/core/people/convert-values.ts'
import type { FieldRecord } from '../queries.ts'
import { findMisfits } from './field-uses.ts'
import type { FieldUsesDb } from './queries.ts'
import type { WantedKind } from './wanted-kind.ts'

/** Reads the values from the start, in batches. */
export type ReadValues = () => AsyncIterable<readonly { readonly value: string }[]>

type Format = Conversion['format']

export const conversionOf = (
  from: Conversion['from'],
  { kind, choices }: Pick<WantedKind, 'kind' | 'choices'>,
  { decimalMark, dateOrder }: Format,
): Conversion => ({ from, to: { kind, choices }, format: { decimalMark, dateOrder } })

/** Decides from all values together how they are written, and counts which fit. */
export async function planKind(from: Conversion['from'], wanted: WantedKind, read: ReadValues) {
  const finder = createFormatFinder({ decimalMark: wanted.decimal_mark, dateOrder: wanted.date_order })
  if (wanted.kind === 'number' || wanted.kind === 'date')
    for await (const batch of read()) for (const { value } of batch) finder.add(value)
  const { format, unclear } = finder.found()
  const conversion = conversionOf(from, wanted, format)
  const counter = createConversionCounter()
  for await (const batch of read()) for (const { value } of batch) counter.add(value, convertValue(conversion, value))
  return { conversion, unclear, counts: counter.counts() }
}

/** What the change would do. */
export async function previewKind(
  db: FieldUsesDb,
  clientId: string,
  { field, wanted, read }: { readonly field: FieldRecord; readonly wanted: WantedKind; readonly read: ReadValues },
): Promise<KindChange> {
  const { conversion, unclear, counts } = await planKind(field, wanted, read)
  const { examples, unfitExamples, distinct, ...numbers } = counts
  const uses = await findMisfits(db, clientId, { name: field.name, kind: wanted.kind, choices: wanted.choices })
  return {
    ...numbers,
    examples: [...examples],
    unfitExamples: [...unfitExamples],
    distinct: [...distinct],
    ...conversion.format,
    unclear,
    ...uses,
  }
}
