import { mediaSorts } from '@deckle/contract/media.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useWords } from '../../../words/use-words.ts'
import { mediaKinds, type MediaUrl } from '../media-url.ts'
import { StorageBar } from './storage-bar.tsx'

/** Search, kind, order, and library or bin. */
export function MediaFilter({ filter, setFilter, hasKinds, hasBin, onBin }: FilterProps) {
  const t = useWords('media')
  const { fileSearch = '', fileKind, fileSort: sort = 'newest', fileBin: bin = false } = filter
  return (
    <div className="flex flex-wrap items-end gap-3">
      <UrlSearch
        label={t('search')}
        value={fileSearch}
        onChange={(next) => setFilter({ ...filter, fileSearch: next })}
        className="min-w-48 flex-1"
      />
      {hasKinds && (
        <Select
          label={t('kind')}
          hideLabel
          value={fileKind ?? 'all'}
          onChange={(next) => setFilter({ ...filter, fileKind: next === 'all' ? undefined : next })}
          options={[
            { id: 'all', label: t('kinds.all') },
            ...mediaKinds.map((one) => ({ id: one, label: t(`kinds.${one}`) })),
          ]}
          className="w-40"
        />
      )}
      <Select
        label={t('sort')}
        hideLabel
        value={sort}
        onChange={(next) => setFilter({ ...filter, fileSort: next === 'newest' ? undefined : next })}
        options={mediaSorts.map((one) => ({ id: one, label: t(`sorts.${one}`) }))}
        className="w-40"
      />
      {hasBin && (
        <ToggleGroup
          label={t('where')}
          value={bin ? 'bin' : 'library'}
          onChange={(next) => {
            setFilter({ ...filter, fileBin: next === 'bin' ? true : undefined })
            onBin()
          }}
          options={[
            { id: 'library', label: t('inLibrary') },
            { id: 'bin', label: t('bin') },
          ]}
        />
      )}
      <StorageBar />
    </div>
  )
}

interface FilterProps {
  readonly filter: MediaUrl
  readonly setFilter: (next: MediaUrl) => void
  readonly hasKinds: boolean
  readonly hasBin: boolean
  /** Library and bin were changed for each other. */
  readonly onBin: () => void
}
