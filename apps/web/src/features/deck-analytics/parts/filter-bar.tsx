import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { DateRangeField } from '@deckle/ui/pickers/date-range-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '../../../deck/save-file.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useNow, useWords } from '../../../words/use-words.ts'
import { exportAnswers, versionsQuery } from '../queries.ts'
import { type Filters, dayPresets, lastDays, presetOf } from '../../../figures/filters.ts'

export function FilterBar({
  deckId,
  deckName,
  url,
  setUrl,
  empty,
}: {
  deckId: string
  deckName: string
  url: Filters
  setUrl: (url: Filters) => void
  empty: boolean
}) {
  const t = useWords('analytics')
  const today = useNow()
  const versions = useQuery(versionsQuery(deckId))
  const exporting = useAction({
    call: () => exportAnswers(deckId, url),
    onDone: ({ blob, fileName }) => saveFile(blob, fileName ?? `${deckName || 'deck'}.csv`),
    failure: () => ({ tone: 'danger', title: t('export.failed') }),
  })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <h2 className="sr-only">{t('title')}</h2>
      <DateRangeField
        label={t('filters.days')}
        value={url.from && url.to ? { start: url.from, end: url.to } : null}
        onChange={(range) => setUrl({ version: url.version, ...(range ? { from: range.start, to: range.end } : {}) })}
        className="w-72 phone:w-full"
      />
      <ToggleGroup<string>
        label={t('filters.presets')}
        value={url.from ? String(presetOf(url, today) ?? '') : 'all'}
        onChange={(next) =>
          setUrl({ version: url.version, ...(next === 'all' ? {} : lastDays(Number(next), new Date())) })
        }
        options={[
          ...dayPresets.map((count) => ({ id: String(count), label: t('filters.lastDays', { count }) })),
          { id: 'all', label: t('filters.allDays') },
        ]}
        className="phone:w-full phone:*:flex-1"
      />
      <Select
        label={t('version')}
        value={url.version ? String(url.version) : 'all'}
        onChange={(next) => setUrl({ ...url, version: next === 'all' ? undefined : Number(next) })}
        options={[
          { id: 'all', label: t('filters.allVersions') },
          ...(versions.data ?? []).map((one) => ({
            id: String(one.version),
            label: t('filters.version', { version: one.version }),
          })),
        ]}
        className="w-44 phone:w-full"
      />
      {(url.from || url.version) && (
        <Button variant="quiet" onPress={() => setUrl({})}>
          {t('filters.clear')}
        </Button>
      )}
      <Button
        className="ms-auto"
        icon={<Download />}
        isDisabled={empty}
        isPending={exporting.isPending}
        onPress={() => void exporting.run()}
      >
        {t('export.csv')}
      </Button>
    </div>
  )
}
