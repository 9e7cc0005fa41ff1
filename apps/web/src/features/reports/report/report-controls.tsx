import { ownGroup, reportDefinition, type ReportName } from '@deckle/core/report/reports/reports.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { DateRangeField } from '@deckle/ui/pickers/date-range-field.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { periods, type ReportUrl } from '../queries.ts'
import { FilterBuilder } from './filter-builder.tsx'
import { readConditions, writeConditions } from './filter-fields.ts'

interface ReportControlsProps {
  readonly name: ReportName
  readonly url: ReportUrl
  readonly setUrl: (url: ReportUrl) => void
}

/** Days, grouping and filter: all of it stands in the address. */
export function ReportControls({ name, url, setUrl }: ReportControlsProps) {
  const words = useWords('reports')
  const definition = reportDefinition(name)
  const groups = Object.keys(definition.groups)
  const own = ownGroup(definition)
  const { from: _, to: __, ...timeless } = url
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Days url={url} onChange={(days) => setUrl({ ...timeless, ...days })} />
        {groups.length > 1 && (
          <Select
            label={words('groupBy')}
            value={url.group ?? own}
            onChange={(group) => setUrl({ ...url, group: group === own ? undefined : group })}
            options={groups.map((group) => ({ id: group, label: words(`groups.${group as 'day'}`) }))}
            className="w-48 phone:w-full"
          />
        )}
        {(url.from !== undefined || url.filter !== undefined) && (
          <Button variant="quiet" onPress={() => setUrl({ group: url.group })}>
            {words('clear')}
          </Button>
        )}
      </div>
      <FilterBuilder
        report={name}
        group={url.group}
        conditions={readConditions(url.filter)}
        onChange={(conditions) => setUrl({ ...url, filter: writeConditions(conditions) })}
      />
    </div>
  )
}

type Days = Pick<ReportUrl, 'from' | 'to'>

/** From one day to another, the last ones up to today, or all. */
export function Days({ url, onChange }: { readonly url: Days; readonly onChange: (days: Days) => void }) {
  const words = useWords('reports')
  const today = useNow()
  const preset = periods.find((count) => {
    const days = lastDays(Number(count), today)
    return days.from === url.from && days.to === url.to
  })
  return (
    <>
      <DateRangeField
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
