import type { ReportPeriod } from '@deckle/core/report/custom/widget.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { DateRangeField } from '@deckle/ui/pickers/date-range-field.tsx'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'

interface PeriodFieldProps {
  readonly period: ReportPeriod
  /** Undefined where it is only told. */
  readonly onChange?: ((period: ReportPeriod) => void) | undefined
}

const counts = [7, 30, 90] as const

/** Days of all widgets: so many up to today, from one to another, or all. */
export function PeriodField({ period, onChange }: PeriodFieldProps) {
  const words = useWords('custom-reports')
  const today = useNow()
  const text = usePeriodText()(period)
  if (!onChange) return <p className="text-sm text-muted">{text}</p>
  const range = period.days === null ? period : lastDays(period.days, today)
  const preset = period.days === null ? (period.from === null && period.to === null ? 'all' : '') : String(period.days)
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <DateRangeField
          label={words('days')}
          value={range.from && range.to ? { start: range.from, end: range.to } : null}
          onChange={(next) => onChange({ days: null, from: next?.start ?? null, to: next?.end ?? null })}
          className="w-72 phone:w-full"
        />
        <ToggleGroup<string>
          label={words('period')}
          value={preset}
          onChange={(next) => onChange({ days: next === 'all' ? null : Number(next), from: null, to: null })}
          options={[
            ...counts.map((count) => ({ id: String(count), label: words('lastDays', { count }) })),
            { id: 'all', label: words('allDays') },
          ]}
          className="phone:w-full phone:*:flex-1"
        />
      </div>
      <p className="hidden text-sm text-muted print:block">{text}</p>
    </>
  )
}

function usePeriodText(): (period: ReportPeriod) => string {
  const words = useWords('custom-reports')
  const format = useFormatter()
  const today = useNow()
  const written = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  return (period) => {
    const { from, to } = period.days === null ? period : lastDays(period.days, today)
    if (from === null && to === null) return words('allTime')
    return words('range', { from: from === null ? '…' : written(from), to: to === null ? '…' : written(to) })
  }
}
