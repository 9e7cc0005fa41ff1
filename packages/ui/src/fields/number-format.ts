import { isBlank } from '@deckle/core/text/is-blank.ts'
import { decimalMarkOf, numberIn } from '@deckle/core/text/read-number.ts'

interface NumberRange {
  readonly minValue: number | undefined
  readonly maxValue: number | undefined
  readonly step: number | undefined
  readonly formatOptions: Intl.NumberFormatOptions | undefined
}

export type NumberFormat = ReturnType<typeof numberFormat>

/** How a field of numbers writes, reads and steps them. */
export function numberFormat(locale: string, { minValue, maxValue, step, formatOptions }: NumberRange) {
  const format = new Intl.NumberFormat(locale, formatOptions)
  const { style, maximumFractionDigits = 3 } = format.resolvedOptions()
  const isPercent = style === 'percent'
  const digits = maximumFractionDigits + (isPercent ? 2 : 0)
  const decimalMark = decimalMarkOf(locale)
  const from = minValue ?? 0
  /** Within the range, on a step, with the digits that are shown. */
  const fit = (number: number): number => {
    const snapped = step ? from + Math.round((number - from) / step) * step : number
    const within = Math.min(Math.max(snapped, minValue ?? -Infinity), maxValue ?? Infinity)
    // The last step within the range.
    const last = step && within < snapped ? from + Math.floor((within - from) / step) * step : within
    return Number(last.toFixed(digits)) + 0
  }
  const stepSize = step ?? (isPercent ? 0.01 : 1)
  return {
    /** '' for `NaN`. */
    write: (number: number): string => (Number.isNaN(number) ? '' : format.format(number)),
    /** `NaN` for an empty text, null for what is no number. */
    read: (typed: string): number | null => {
      const text = withoutUnit(typed, format)
      if (text === '') return isBlank(typed) ? Number.NaN : null
      const number = numberIn(text, { decimalMark })
      return number === null ? null : fit(isPercent ? number / 100 : number)
    },
    /** The next number up or down; from an empty field, the end of the range where one begins. */
    stepFrom: (number: number, direction: 1 | -1): number => {
      if (Number.isNaN(number)) return fit((direction > 0 ? minValue : maxValue) ?? 0)
      return fit(number + direction * stepSize)
    },
    /** A number that can be typed, for messages. */
    example: fit(isPercent ? 0.5 : digits > 0 ? 12.5 : 12),
    inputMode: minValue === undefined || minValue < 0 ? 'text' : digits > 0 ? 'decimal' : 'numeric',
  } as const
}

const unitParts: ReadonlySet<string> = new Set(['currency', 'unit', 'percentSign'])

/** Without the unit that the format writes, any sign of a currency, and the rupee's usual abbreviation. */
function withoutUnit(typed: string, format: Intl.NumberFormat): string {
  const units = [1, 5].flatMap((number) => format.formatToParts(number)).filter(({ type }) => unitParts.has(type))
  const { currency = '' } = format.resolvedOptions()
  const written = [...units.map(({ value }) => value), currency, ...(currency === 'INR' ? ['Rs.', 'Rs'] : [])]
  return written
    .filter((unit) => unit !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, unit) => text.replace(unit, ' '), typed)
    .replace(/[\p{Sc}%٪]/gu, ' ')
    .trim()
}
