import { hasReach } from '@deckle/core/access/access.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { LayoutGrid, List } from 'lucide-react'
import { TagFilter } from '../../../tags/tag-filter.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { isFiltered, type LibraryUrl, owners, sorts, statuses } from '../url-state.ts'
import { ReaderTypeFilter } from './reader-type-filter.tsx'

export function Filters({ url, setUrl }: { url: LibraryUrl; setUrl: SetUrlState<LibraryUrl> }) {
  const t = useWords('library')
  const actor = actorOf(useUser())
  const seesOthers = hasReach(actor, 'deck.read', 'branch') || hasReach(actor, 'deck.read', 'client')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <UrlSearch label={t('filters.search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} pauseMs={250} />
      <ReaderTypeFilter
        label={t('filters.type')}
        anyLabel={t('filters.anyType')}
        value={url.type}
        onChange={(type) => setUrl({ ...url, type }, { replace: false })}
        className="w-40 phone:w-[calc(50%-0.25rem)]"
      />
      <Select
        label={t('filters.status')}
        hideLabel
        value={url.status ?? 'all'}
        onChange={(status) => setUrl({ ...url, status: status === 'all' ? undefined : status }, { replace: false })}
        options={[{ id: 'all', label: t('filters.all') }, ...statuses.map((id) => ({ id, label: t(`filters.${id}`) }))]}
        className="w-40 phone:w-[calc(50%-0.25rem)]"
      />
      <Select
        label={t('filters.owner')}
        hideLabel
        value={url.owner ?? 'anyone'}
        onChange={(owner) => setUrl({ ...url, owner: owner === 'anyone' ? undefined : owner }, { replace: false })}
        options={[
          { id: 'anyone', label: t(seesOthers ? 'filters.anyone' : 'filters.mineAndShared') },
          ...owners.map((id) => ({ id, label: t(`filters.${id}`) })),
        ]}
        className="w-44 phone:w-[calc(50%-0.25rem)]"
      />
      <Select
        label={t('filters.sort')}
        hideLabel
        value={url.sort ?? 'updated'}
        onChange={(sort) => setUrl({ ...url, sort: sort === 'updated' ? undefined : sort }, { replace: false })}
        options={sorts.map((id) => ({ id, label: t(`sort.${id}`) }))}
        className="w-40 phone:w-[calc(50%-0.25rem)]"
      />
      <TagFilter
        kind="content"
        value={url.tag}
        onChange={(tag) => setUrl({ ...url, tag }, { replace: false })}
        className="w-32 phone:w-[calc(50%-0.25rem)]"
      />
      {isFiltered(url) && (
        <Button variant="quiet" onPress={() => setUrl({ sort: url.sort, view: url.view })}>
          {t('filters.clear')}
        </Button>
      )}
      <ToggleGroup
        className="ms-auto"
        label={t('view.label')}
        value={url.view ?? 'grid'}
        onChange={(view) => setUrl({ ...url, view: view === 'list' ? 'list' : undefined })}
        options={[
          { id: 'grid', label: t('view.grid'), icon: <LayoutGrid />, hideLabel: true },
          { id: 'list', label: t('view.list'), icon: <List />, hideLabel: true },
        ]}
      />
    </div>
  )
}
