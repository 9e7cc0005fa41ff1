import type { ReportPeriod } from '@deckle/core/report/custom/widget.ts'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { Suspense } from 'react'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useCalendarDay } from '../../../words/use-calendar-day.ts'
import { useNow, useWords } from '../../../words/use-words.ts'
import { periods } from '../queries.ts'
import { widgetDays } from './queries.ts'

interface PeriodFieldProps {
  readonly period: ReportPeriod
  /** Undefined where it is read-only. */
  readonly onChange?: ((period: ReportPeriod) => void) | undefined
}

const counts = periods.map(Number)

const Days = lazyPart(() => import('../period/days-choice.tsx').then((m) => m.DaysChoice))

/** Days of all widgets: so many up to today, from one to another, or all. */
export function PeriodField({ period, onChange }: PeriodFieldProps) {
  const today = useNow()
  const text = usePeriodText()(period)
  if (!onChange) return <p className="text-sm text-muted">{text}</p>
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <Suspense fallback={<SkeletonBlock className="h-16 w-full" />}>
          <Days
            url={widgetDays(period, today)}
            onChange={({ from = null, to = null }) => onChange(periodOf({ from, to }, today))}
          />
        </Suspense>
      </div>
      <p className="hidden text-sm text-muted print:block">{text}</p>
    </>
  )
}

/** Days that reach up to today go on. */
function periodOf(range: Pick<ReportPeriod, 'from' | 'to'>, today: Date): ReportPeriod {
  const days = counts.find((count) => {
    const { from, to } = lastDays(count, today)
    return from === range.from && to === range.to
  })
  return days === undefined ? { days: null, ...range } : { days, from: null, to: null }
}

function usePeriodText(): (period: ReportPeriod) => string {
  const words = useWords('custom-reports')
  const calendarDay = useCalendarDay()
  const today = useNow()
  return (period) => {
    const { from, to } = period.days === null ? period : lastDays(period.days, today)
    if (from === null && to === null) return words('allTime')
    return words('range', { from: from === null ? '…' : calendarDay(from), to: to === null ? '…' : calendarDay(to) })
  }
}
