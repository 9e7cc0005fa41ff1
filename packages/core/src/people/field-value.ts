import { readNumber } from '../text/read-number.ts'
import { isSameText } from '../text/same-text.ts'
import { readDay } from '../time/read-day.ts'
import { type ColumnFormat, unknownFormat } from './column-facts.ts'
import { parseValue, type PersonField, type PersonFieldKind, personFieldLimits } from './person-field.ts'

export type FieldValueFault =
  | 'too_long'
  | 'number_bad'
  | 'number_ambiguous'
  | 'date_bad'
  | 'date_ambiguous'
  | 'choice_unknown'
  | 'yes_no_bad'

export type FieldReading = { readonly value: string } | { readonly fault: FieldValueFault }

/** Reads a value of a spreadsheet into its canonical form, with numbers and dates as its column writes them. */
export function fieldValue(
  { kind, choices }: Pick<PersonField, 'kind' | 'choices'>,
  given: string,
  format: ColumnFormat = unknownFormat,
): FieldReading {
  const text = given.trim()
  if (text.length > personFieldLimits.value) return { fault: 'too_long' }
  if (kind === 'number') return numberValue(text, format)
  if (kind === 'date') return dateValue(text, format)
  const plain = kind === 'yes_no' && isSameText(text, 'x') ? 'yes' : text
  const parsed = parseValue({ kind, choices, required: false }, plain)
  return 'fault' in parsed ? { fault: faultOf[kind] } : parsed
}

const faultOf: Readonly<Record<PersonFieldKind, FieldValueFault>> = {
  text: 'too_long',
  number: 'number_bad',
  date: 'date_bad',
  choice: 'choice_unknown',
  yes_no: 'yes_no_bad',
}

function numberValue(text: string, { decimalMark }: ColumnFormat): FieldReading {
  const reading = readNumber(text, { decimalMark: decimalMark ?? undefined })
  if ('asGrouped' in reading) return { fault: 'number_ambiguous' }
  if ('fault' in reading) return { fault: 'number_bad' }
  const parsed = parseValue({ kind: 'number', choices: [], required: false }, reading.text)
  return 'fault' in parsed ? { fault: 'number_bad' } : parsed
}

function dateValue(text: string, { dateOrder }: ColumnFormat): FieldReading {
  const reading = readDay(text, { dateOrder })
  if ('dayFirst' in reading) return { fault: 'date_ambiguous' }
  return 'fault' in reading ? { fault: 'date_bad' } : { value: reading.day }
}
