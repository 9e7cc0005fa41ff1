import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { LazyDateRange } from '../../../lib/form/lazy-date-range.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { periods, type ReportUrl } from '../queries.ts'

export type Days = Pick<ReportUrl, 'from' | 'to'>

/** Any days, and the usual periods up to today. */
export function DaysChoice({ url, onChange }: { readonly url: Days; readonly onChange: (days: Days) => void }) {
  const words = useWords('reports')
  const today = useNow()
  const preset = periods.find((count) => {
    const days = lastDays(Number(count), today)
    return days.from === url.from && days.to === url.to
  })
  return (
    <>
      <LazyDateRange
        label={words('days')}
        value={url.from && url.to ? { start: url.from, end: url.to } : null}
        onChange={(range) => onChange(range ? { from: range.start, to: range.end } : {})}
        className="w-72 phone:w-full"
      />
      <ToggleGroup<string>
        label={words('period')}
        value={url.from ? (preset ?? '') : 'all'}
        onChange={(next) => onChange(next === 'all' ? {} : lastDays(Number(next), today))}
        options={[
          ...periods.map((count) => ({ id: count, label: words('lastDays', { count: Number(count) }) })),
          { id: 'all', label: words('allDays') },
        ]}
        className="phone:w-full phone:*:flex-1"
      />
    </>
  )
}
