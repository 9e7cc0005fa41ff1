import { parseValue, type PersonField } from './person-field.ts'

/**
 * Parses a spreadsheet value into its canonical form, or null if invalid. Also accepts numbers with a decimal comma or
 * digit groups, dates with the day first or with a time, and `x` for yes.
 */
export function fieldValue({ kind, choices }: Pick<PersonField, 'kind' | 'choices'>, given: string): string | null {
  const parsed = parseValue({ kind, choices, required: false }, plainText[kind](given.trim()))
  return 'fault' in parsed ? null : parsed.value
}

const plainText: Readonly<Record<PersonField['kind'], (text: string) => string>> = {
  text: String,
  choice: String,
  number: plainNumber,
  date: plainDate,
  yes_no: (text) => (text.toLowerCase() === 'x' ? 'yes' : text),
}

function plainNumber(text: string): string {
  const plain = text.replace(/[\s\u00a0']/g, '')
  // 12,5 has a decimal comma; 1,250 and 12,34,567 have digit groups.
  return /^-?\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replace(/,(?=\d{2,3}(?:\D|$))/g, '')
}

/** Accepts ISO dates, day.month.year and day/month/year. */
function plainDate(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  const written = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : written ? [written[3], written[2], written[1]] : []
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}
