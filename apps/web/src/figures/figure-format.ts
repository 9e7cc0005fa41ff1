import { useFormatter, useWords } from '../words/use-words.ts'

/** Figures in the user's locale; a dash for none. Percentages are 0 … 100, times in seconds. */
export function useFigureFormat() {
  const format = useFormatter()
  const t = useWords('analytics')
  return {
    number: (value: number) => format.number(value),
    /** One decimal. */
    mean: (value: number | null) =>
      value === null ? '–' : format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** Two decimals, as a correlation. */
    decimal: (value: number | null) =>
      value === null ? '–' : format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    percent: (value: number | null) =>
      value === null ? '–' : format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 }),
    duration: (seconds: number | null) => {
      if (seconds === null) return '–'
      const whole = Math.round(seconds)
      if (whole < 60) return t('duration.seconds', { seconds: whole })
      if (whole < 3600) return t('duration.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 })
      return t('duration.hours', { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) })
    },
    moment: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' }),
  }
}
