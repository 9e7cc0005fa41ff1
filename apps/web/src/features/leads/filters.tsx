import { leadSorts, leadStatuses } from '@deckle/core/lead/lead.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/screen/section.tsx'
import { UrlSearch } from '../../lib/url/url-search.tsx'
import type { SetUrlState } from '../../lib/url/use-url-state.ts'
import { TagFilter } from '../../tags/tag-filter.tsx'
import { useWords } from '../../words/use-words.ts'
import { type ChoiceProps, filterWidth as width, withChosen } from './filter-choices.ts'
import { choicesQuery, isFiltered, type LeadsUrl, withoutFilters } from './queries.ts'

interface FiltersProps {
  readonly url: LeadsUrl
  readonly setUrl: SetUrlState<LeadsUrl>
}

const MoreFilters = lazyPart(() => import('./more-filters.tsx').then((module) => module.MoreFilters))

export function Filters({ url, setUrl }: FiltersProps) {
  const t = useWords('leads')
  const isBoard = url.view === 'board'
  const { owner, tag, source, outcome, first, last, from, to, duplicates, bin } = url
  const isNarrowed = [owner, tag, source, outcome, first, last, from, to, duplicates, bin].some(
    (value) => value !== undefined,
  )
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
        {isOpen && (
          <TagFilter kind="content" value={tag} onChange={(next) => choose({ tag: next })} className={width} />
        )}
        {isFiltered(url) && (
          <Button variant="quiet" onPress={() => setUrl(withoutFilters(url))}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <MoreFilters url={url} choose={choose} />
        </Suspense>
      )}
    </div>
  )
}

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
