import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { DateRangeField } from '@deckle/ui/pickers/date-range-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Filters, dayPresets, isFiltered, lastDays, presetOf } from '../../../figures/filters.ts'
import { ExportMenu } from '../../../table-export/export-menu.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'
import { exportFigures, versionsQuery } from '../queries.ts'
import { MoreFilters } from './more-filters.tsx'
import { ShareFigures } from './share-figures.tsx'

/** Which plays are looked at, and their answers as a file. */
export function FilterBar({ deckId, deckName, filters, setFilters, zone, isEmpty }: FilterBarProps) {
  const t = useWords('analytics')
  const now = useNow()
  const versions = useQuery(versionsQuery(deckId))
  const { from, to, ...others } = filters
  return (
    <div className="flex flex-wrap items-end gap-3">
      <h2 className="sr-only">{t('title')}</h2>
      <DateRangeField
        label={t('filters.days')}
        value={from && to ? { start: from, end: to } : null}
        onChange={(range) => setFilters({ ...others, ...(range ? { from: range.start, to: range.end } : {}) })}
        className="w-64 phone:w-full"
      />
      <ToggleGroup<string>
        label={t('filters.presets')}
        value={from ? String(presetOf(filters, now, zone) ?? '') : 'all'}
        onChange={(next) =>
          setFilters({ ...others, ...(next === 'all' ? {} : lastDays(Number(next), new Date(), zone)) })
        }
        options={[
          ...dayPresets.map((count) => ({ id: String(count), label: t('filters.lastDays', { count }) })),
          { id: 'all', label: t('filters.allDays') },
        ]}
        className="phone:w-full phone:*:flex-1"
      />
      <Select
        label={t('version')}
        value={filters.version ? String(filters.version) : 'all'}
        onChange={(next) => setFilters({ ...filters, version: next === 'all' ? undefined : Number(next) })}
        options={[
          { id: 'all', label: t('filters.allVersions') },
          ...(versions.data ?? []).map((one) => ({
            id: String(one.version),
            label: t('filters.version', { version: one.version }),
          })),
        ]}
        className="w-36 phone:w-full"
      />
      <MoreFilters deckId={deckId} filters={filters} setFilters={setFilters} />
      {isFiltered(filters) && (
        <Button variant="quiet" onPress={() => setFilters({})}>
          {t('filters.clear')}
        </Button>
      )}
      {!isEmpty && (
        <div className="ms-auto flex items-center">
          <ShareFigures deckId={deckId} deckName={deckName || t('title')} filters={filters} zone={zone} />
          <ExportMenu
            name={deckName || t('title')}
            formats={['csv', 'xlsx', 'pdf']}
            download={(format, progress) => exportFigures(deckId, filters, format, progress)}
          />
        </div>
      )}
    </div>
  )
}

interface FilterBarProps {
  readonly deckId: string
  readonly deckName: string
  readonly filters: Filters
  readonly setFilters: (filters: Filters) => void
  /** IANA: whose days they are. */
  readonly zone: string
  /** There is nothing to export. */
  readonly isEmpty: boolean
}
