import { deckReport as english } from '@deckle/contract/wording/en/deck-report.ts'
import { findings as englishFindings } from '@deckle/contract/wording/en/findings.ts'
import { deckReport as hindi } from '@deckle/contract/wording/hi/deck-report.ts'
import { findings as hindiFindings } from '@deckle/contract/wording/hi/findings.ts'
import type { DeckReportTexts } from '@deckle/contract/wording/texts.ts'
import type { Finding } from '@deckle/core/report/findings/finding.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { IntlMessageFormat } from 'intl-messageformat'

const catalogues = {
  en: { texts: english, findings: englishFindings, locale: 'en-IN' },
  hi: { texts: hindi, findings: hindiFindings, locale: 'hi-IN' },
} as const

type Values = Readonly<Record<string, string | number>>

/** Texts, numbers and times of a report in a language; a dash for none. Percentages are 0 … 100, times in seconds. */
export function reportWords(language: InterfaceLanguage) {
  const { texts, findings, locale } = catalogues[language]
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, options).format(value)
  const format = (message: string, values: Values) => String(new IntlMessageFormat(message, locale).format(values))
  const words = (key: keyof DeckReportTexts, values: Values = {}) => format(texts[key], values)
  const percent = (value: number | null) =>
    value === null ? '–' : number(value / 100, { style: 'percent', maximumFractionDigits: 0 })
  const list = (values: readonly number[]) => new Intl.ListFormat(locale).format(values.map((value) => number(value)))
  const duration = (seconds: number | null) => {
    if (seconds === null) return '–'
    const whole = Math.round(seconds)
    if (whole < 60) return words('seconds', { seconds: whole })
    if (whole < 3600) return words('minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 })
    return words('hours', { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) })
  }
  return {
    language,
    words,
    number,
    percent,
    duration,
    /** Which versions are added up; none for a single one. */
    addedUp: (versions: readonly number[]) =>
      versions.length < 2 ? [] : [words('versions', { versions: list(versions) })],
    /** Which versions lack a slide, and so leave it out of its numbers. */
    missingIn: (versions: readonly number[]) =>
      versions.length === 0 ? [] : [words('missingIn', { count: versions.length, versions: list(versions) })],
    decimal: (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    /** Of `YYYY-MM-DD`. */
    day: (day: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    finding: ({ code, values }: Finding) => {
      const written = Object.entries(values).map(([name, value]) => {
        if (percents.has(name)) return [name, percent(Number(value))]
        if (durations.has(name)) return [name, duration(Number(value))]
        if (decimals.has(name)) return [name, number(Number(value), { maximumFractionDigits: 2 })]
        return [name, value]
      })
      return `${format(findings.says[code], Object.fromEntries(written))} ${findings.advice[code]}`
    },
  }
}

export type ReportWords = ReturnType<typeof reportWords>

/** What values of findings are. */
const percents = new Set(['share', 'quick', 'rate', 'before', 'others', 'facility'])
const durations = new Set(['seconds', 'usual'])
const decimals = new Set(['discrimination', 'alpha'])
