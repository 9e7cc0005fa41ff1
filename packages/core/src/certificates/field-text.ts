import type { CertificateDesign, CertificateField, CertificateValues } from './certificate-design.ts'

/** What a field says on a certificate; '' for pictures, and where there is no value to say. */
export function fieldText(
  { kind, text }: Pick<CertificateField, 'kind' | 'text'>,
  values: CertificateValues,
  language: CertificateDesign['language'],
): string {
  if (kind === 'text' || kind === 'signature') return tidyLines(text)
  const value = tidy(valueOf(kind, values, language))
  return value === '' || text === '' ? value : insert(tidy(text), value)
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Isolates a value whose direction may differ from its words': an Arabic date in English words would be scrambled. */
function insert(words: string, value: string): string {
  const isolated = rightToLeft.test(words + value) ? `\u2068${value}\u2069` : value
  return words.replace('{}', () => isolated)
}

function valueOf(
  kind: CertificateField['kind'],
  values: CertificateValues,
  language: CertificateDesign['language'],
): string {
  switch (kind) {
    case 'name':
      return values.name
    case 'course':
      return values.course
    case 'issuer':
      return values.issuer
    case 'number':
      return values.number
    case 'date':
      return dateText(values.issuedOn, language)
    case 'valid_until':
      return values.validUntil === null ? '' : dateText(values.validUntil, language)
    case 'score':
      return values.percentage === null ? '' : percentText(values.percentage, language)
    default:
      return ''
  }
}

/** The same digits and calendar as on the public page, whatever the runtime's defaults are. */
const localeOf = (language: string): string => `${language}-u-ca-gregory-nu-latn`

function dateText(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00.000Z`))
}

function percentText(percentage: number, language: string): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 1 })
  return format.format(percentage / 100)
}

/** Control signs, and those that turn the reading direction, could make a name look like another. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const tidy = (text: string): string => text.normalize('NFC').replace(hidden, ' ').replace(/\s+/gu, ' ').trim()

const tidyLines = (text: string): string => text.split('\n').map(tidy).join('\n').trim()
