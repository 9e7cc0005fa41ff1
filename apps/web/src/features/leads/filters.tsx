import { leadSorts, leadStatuses } from '@deckle/core/lead/lead.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { DateRangeField } from '@deckle/ui/pickers/date-range-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { UrlSearch } from '../../lib/url/url-search.tsx'
import type { SetUrlState } from '../../lib/url/use-url-state.ts'
import { TagFilter } from '../../tags/tag-filter.tsx'
import { useWords } from '../../words/use-words.ts'
import { choicesQuery, isFiltered, type LeadsUrl, withoutFilters } from './queries.ts'

interface FiltersProps {
  readonly url: LeadsUrl
  readonly setUrl: SetUrlState<LeadsUrl>
}

const width = 'w-44 phone:w-[calc(50%-0.25rem)]'

export function Filters({ url, setUrl }: FiltersProps) {
  const t = useWords('leads')
  const isBoard = url.view === 'board'
  const { owner, tag, source, from, duplicates, bin } = url
  const isNarrowed = [owner, tag, source, from, duplicates, bin].some((value) => value !== undefined)
  const [isOpen, setOpen] = useState(isNarrowed)
  const choose = (change: Partial<LeadsUrl>) => setUrl({ ...url, ...change }, { replace: false })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <UrlSearch label={t('filters.search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} />
        {!isBoard && (
          <Select
            label={t('filters.status')}
            hideLabel
            className={width}
            value={url.status ?? 'any'}
            onChange={(status) => choose({ status: status === 'any' ? undefined : status })}
            options={[
              { id: 'any' as const, label: t('filters.anyStatus') },
              ...leadStatuses.map((id) => ({ id, label: t(`statuses.${id}`) })),
            ]}
          />
        )}
        <DeckFilter url={url} choose={choose} />
        {!isBoard && (
          <Select
            label={t('filters.sort')}
            hideLabel
            className={width}
            value={url.sort ?? 'newest'}
            onChange={(sort) => choose({ sort: sort === 'newest' ? undefined : sort })}
            options={leadSorts.map((id) => ({ id, label: t(`sort.${id}`) }))}
          />
        )}
        <Button variant="quiet" icon={<SlidersHorizontal />} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? 'filters.fewer' : 'filters.more')}
        </Button>
        {isFiltered(url) && (
          <Button variant="quiet" onPress={() => setUrl(withoutFilters(url))}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      {isOpen && <MoreFilters url={url} choose={choose} />}
    </div>
  )
}

interface ChoiceProps {
  readonly url: LeadsUrl
  readonly choose: (change: Partial<LeadsUrl>) => void
}

/** What the address names is offered, whether or not it is among the choices. */
const withChosen = (choices: readonly { readonly id: string; readonly label: string }[], chosen: string | undefined) =>
  chosen === undefined || choices.some(({ id }) => id === chosen) ? choices : [...choices, { id: chosen, label: '…' }]

function DeckFilter({ url, choose }: ChoiceProps) {
  const t = useWords('leads')
  const { data } = useQuery(choicesQuery)
  const decks = (data?.decks ?? []).map(({ id, name }) => ({ id, label: name }))
  return (
    <Select<string>
      label={t('filters.deck')}
      hideLabel
      className={width}
      value={url.deck ?? 'any'}
      onChange={(deck) => choose({ deck: deck === 'any' ? undefined : deck })}
      options={[{ id: 'any', label: t('filters.anyDeck') }, ...withChosen(decks, url.deck)]}
    />
  )
}

function MoreFilters({ url, choose }: ChoiceProps) {
  const t = useWords('leads')
  const { data } = useQuery(choicesQuery)
  const owners = (data?.owners ?? []).map(({ id, name }) => ({ id, label: name }))
  const sources = (data?.sources ?? []).map((id) => ({ id, label: id }))
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
      <Select<string>
        label={t('filters.source')}
        className={width}
        value={url.source ?? ''}
        onChange={(source) => choose({ source: source === '' ? undefined : source })}
        options={[
          { id: '', label: t('filters.anySource') },
          { id: '-', label: t('filters.noSource') },
          ...withChosen(sources, url.source === '-' ? undefined : url.source),
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
      <DateRangeField
        label={t('filters.days')}
        value={url.from && url.to ? { start: url.from, end: url.to } : null}
        onChange={(range) => choose({ from: range?.start, to: range?.end })}
        className="w-72 phone:w-full"
      />
      <TagFilter kind="content" value={url.tag} onChange={(tag) => choose({ tag })} className="w-44 phone:w-full" />
    </div>
  )
}
