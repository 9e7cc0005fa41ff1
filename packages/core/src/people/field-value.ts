export const fieldKinds = ['text', 'number', 'date', 'choice', 'yes_no'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A field that a client keeps of its people. */
export interface PersonField {
  readonly name: string
  readonly kind: FieldKind
  readonly choices: readonly string[]
  readonly required: boolean
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'हाँ', 'हां', 'हा'])
const no = new Set(['no', 'n', 'false', '0', 'नहीं', 'नही', 'ना'])

/**
 * How a value is stored: numbers with a point, dates as YYYY-MM-DD, a choice as the field writes it, `yes` or `no`. Null
 * where it does not fit the kind.
 */
export function fieldValue({ kind, choices }: Pick<PersonField, 'kind' | 'choices'>, given: string): string | null {
  const text = given.trim()
  if (kind === 'number') return numberText(text)
  if (kind === 'date') return dateText(text)
  if (kind === 'yes_no') return yes.has(text.toLowerCase()) ? 'yes' : no.has(text.toLowerCase()) ? 'no' : null
  if (kind === 'choice') return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? null
  return text
}

function numberText(text: string): string | null {
  const plain = text.replace(/[\s\u00a0']/g, '')
  // 12,5 is a decimal comma; 1,250 and 12,34,567 are groups.
  const point = /^-?\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replace(/,(?=\d{2,3}(?:\D|$))/g, '')
  return /^-?\d{1,15}(\.\d{1,9})?$/.test(point) ? point : null
}

/** ISO, or day.month.year and day/month/year. */
function dateText(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  const written = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : written ? [written[3], written[2], written[1]] : []
  if (year === undefined || month === undefined || day === undefined) return null
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : null
}
