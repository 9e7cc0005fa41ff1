import { ownGroup, reportDefinition, type ReportName } from '@deckle/core/report/reports/reports.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useWords } from '../../../words/use-words.ts'
import { DaysChoice } from '../period/days-choice.tsx'
import type { ReportUrl } from '../queries.ts'
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
        <DaysChoice url={url} onChange={(days) => setUrl({ ...timeless, ...days })} />
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
