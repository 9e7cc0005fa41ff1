import { Select } from '@deckle/ui/choices/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { DayField } from '../../lib/form/day-field.tsx'
import { useWords } from '../../words/use-words.ts'
import { type ChoiceProps, filterWidth as width, withChosen } from './filter-choices.ts'
import { choicesQuery } from './queries.ts'

/** Loaded when they are opened. Days are typed, or picked in the browser's own calendar. */
export function MoreFilters({ url, choose }: ChoiceProps) {
  const t = useWords('leads')
  const { data } = useQuery(choicesQuery)
  const owners = (data?.owners ?? []).map(({ id, name }) => ({ id, label: name }))
  const named = (some: readonly string[] = []) => some.map((id) => ({ id, label: id }))
  const sources = {
    source: named(data?.sources),
    first: named(data?.first_sources),
    last: named(data?.last_sources),
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select<string>
        label={t('filters.owner')}
        className={width}
        value={url.owner ?? 'any'}
        onChange={(owner) => choose({ owner: owner === 'any' ? undefined : owner })}
        options={[
          { id: 'any', label: t('filters.anyOwner') },
          { id: 'none', label: t('filters.noOwner') },
          ...withChosen(owners, url.owner === 'none' ? undefined : url.owner),
        ]}
      />
      {(['source', 'first', 'last'] as const).map((name) => (
        <Select<string>
          key={name}
          label={t(`filters.${name}`)}
          className={width}
          value={url[name] ?? ''}
          onChange={(source) => choose({ [name]: source === '' ? undefined : source })}
          options={[
            { id: '', label: t('filters.anySource') },
            { id: '-', label: t('filters.noSource') },
            ...withChosen(sources[name], url[name] === '-' ? undefined : url[name]),
          ]}
        />
      ))}
      <Select<string>
        label={t('filters.outcome')}
        className={width}
        value={url.outcome ?? ''}
        onChange={(outcome) => choose({ outcome: outcome === '' ? undefined : outcome })}
        options={[
          { id: '', label: t('filters.anyOutcome') },
          { id: '-', label: t('filters.noOutcome') },
          ...withChosen(named(data?.outcomes), url.outcome === '-' ? undefined : url.outcome),
        ]}
      />
      {url.view !== 'board' && (
        <Select
          label={t('filters.show')}
          className={width}
          value={url.bin ? 'bin' : url.duplicates ? 'duplicates' : 'all'}
          onChange={(show) =>
            choose({
              bin: show === 'bin' ? true : undefined,
              duplicates: show === 'duplicates' ? true : undefined,
            })
          }
          options={(['all', 'duplicates', 'bin'] as const).map((id) => ({ id, label: t(`filters.${id}`) }))}
        />
      )}
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          label={t(`filters.${end}`)}
          className={width}
          value={url[end]}
          onChange={(day) => choose({ [end]: day })}
        />
      ))}
    </div>
  )
}
