import { isBlank } from '../text/is-blank.ts'
import { trimInvisible } from '../text/trim-invisible.ts'
import { comparableText } from '../text/same-text.ts'
import { type ColumnFormat, createColumnFacts, decideFormats, unknownFormat } from './column-facts.ts'
import { fieldValue } from './field-value.ts'
import { type PersonField, personFieldLimits } from './person-field.ts'

type Kind = Pick<PersonField, 'kind' | 'choices'>

/** A field before and after its kind changes, and how its texts are read. */
export interface Conversion {
  readonly from: Kind
  readonly to: Kind
  readonly format: ColumnFormat
}

/** What becomes of a value: its new text, '' where it was blank; null where it does not fit. */
export function convertValue({ from, to, format }: Conversion, value: string): string | null {
  if (isBlank(value)) return ''
  // What a number field holds is written with a point already.
  const read = fieldValue(to, value, from.kind === 'number' ? { ...format, decimalMark: '.' } : format)
  return 'value' in read ? read.value : null
}

export interface FormatFinder {
  add(value: string): void
  /** How numbers and dates are written, and a value with two meanings that the values leave open. */
  found(): { readonly format: ColumnFormat; readonly unclear: string | null }
}

/** Decides by all values together how their numbers and dates are written, as an import decides by a column. */
export function createFormatFinder(chosen: ColumnFormat): FormatFinder {
  const column = createColumnFacts()
  return {
    add: (value) => column.add(value, false),
    found() {
      const facts = column.facts()
      const decided = decideFormats([facts], null)[0] ?? unknownFormat
      const format = {
        decimalMark: chosen.decimalMark ?? decided.decimalMark,
        dateOrder: chosen.dateOrder ?? decided.dateOrder,
      }
      return { format, unclear: facts.isNumberUnclear ? facts.number : facts.isDateUnclear ? facts.date : null }
    },
  }
}

/** Examples of a preview. */
const SHOWN = 5

export interface ConversionCounts {
  readonly values: number
  readonly fit: number
  readonly unfit: number
  readonly examples: readonly { readonly before: string; readonly after: string }[]
  readonly unfitExamples: readonly string[]
  readonly distinct: readonly string[]
  readonly hasMoreDistinct: boolean
}

export interface ConversionCounter {
  add(value: string, after: string | null): void
  counts(): ConversionCounts
}

export function createConversionCounter(): ConversionCounter {
  const [before, unfitExamples, distinct] = [new Map<string, string>(), new Set<string>(), new Map<string, string>()]
  const seen = new Set<string>()
  let [values, unfit, hasMoreDistinct] = [0, 0, false]
  return {
    add(value, after) {
      values++
      if (after === null) unfit++
      if (after === null && unfitExamples.size < SHOWN) unfitExamples.add(value)
      if (after !== null && after !== value && before.size < SHOWN) before.set(value, after)
      const text = trimInvisible(value.normalize('NFC'))
      if (text === '' || text.length > personFieldLimits.choice || hasMoreDistinct || seen.has(text)) return
      const key = comparableText(text)
      if (distinct.size === personFieldLimits.choices && !distinct.has(key)) hasMoreDistinct = true
      else distinct.set(key, distinct.get(key) ?? text)
      seen.add(text)
    },
    counts: () => ({
      values,
      fit: values - unfit,
      unfit,
      examples: [...before].map(([one, after]) => ({ before: one, after })),
      unfitExamples: [...unfitExamples],
      distinct: [...distinct.values()],
      hasMoreDistinct,
    }),
  }
}
