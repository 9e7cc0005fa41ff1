import { type MediaItem, mediaSorts } from '@deckle/contract/media.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { FileDrop } from '@deckle/ui/pickers/file-drop.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ListEnd } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { LoadError } from '../../../lib/load-error.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useWords } from '../../../words/use-words.ts'
import { mediaKinds, type MediaUrl } from '../media-url.ts'
import { filesOf, type MediaKind, mediaQuery, someMediaQuery } from '../queries.ts'
import { useUploads } from '../use-uploads.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { MediaGrid } from './media-grid.tsx'
import { StorageBar } from './storage-bar.tsx'
import { useDeleteMedia } from './use-delete-media.ts'

const accepts: Record<MediaKind, readonly string[]> = {
  image: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
  video: ['video/mp4', 'video/webm'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/webm'],
  pdf: ['application/pdf'],
}

/** The files of the client: found, sorted, added, renamed, deleted, and one of them chosen. */
export function Browse({
  filter,
  setFilter,
  kind,
  images = [],
  initialId,
  files,
  isDirect = false,
  onUse,
}: BrowseProps) {
  const t = useWords('media')
  const { fileSearch = '', fileKind, fileSort: sort = 'newest', fileBin: bin = false } = filter
  const search = fileSearch.trim()
  const wanted = kind ?? fileKind ?? null
  const [chosen, setChosen] = useState<MediaItem | null>(null)
  const media = usePagedList(mediaQuery({ kind: wanted, search, sort, bin }), filesOf)
  const { hidden, remove } = useDeleteMedia()
  const { uploads, add } = useUploads((item, isOnly) => {
    if (kind && item.kind !== kind) return
    if (bin) setFilter({ ...filter, fileBin: undefined })
    if (isOnly && onUse) return onUse(item)
    if (!isDirect) setChosen(item)
  })
  const bytes = useBytes()
  const limit = spaceLimit(useUser().license.maxSpace)
  useFilesOnce(files, add)
  usePastedFiles(add)
  const items = (media.rows ?? []).filter((item) => !hidden.has(item.id))
  const isAll = search === '' && sort === 'newest' && !bin
  const inDeck = useInDeck(images, kind).filter((item) => !hidden.has(item.id))
  const showsDeck = isAll && inDeck.length > 0
  const grid = {
    chosen: chosen?.id ?? initialId ?? null,
    isDirect,
    onChoose: isDirect && onUse ? onUse : setChosen,
    onUse,
  }
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={t(kind ? `drop.${kind}` : 'drop.any')}
        hint={`${t(kind ? `hint.${kind}` : 'hint.any')}. ${t('uploadLimit', { size: bytes(limit) })}`}
        accept={kind ? accepts[kind] : mediaKinds.flatMap((one) => accepts[one])}
        multiple
        isCompact
        onFiles={add}
        uploads={uploads}
      />
      <div className="flex flex-wrap items-end gap-3">
        <UrlSearch
          label={t('search')}
          value={fileSearch}
          onChange={(next) => setFilter({ ...filter, fileSearch: next })}
          className="min-w-48 flex-1"
        />
        {!kind && (
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
        {!onUse && (
          <ToggleGroup
            label={t('where')}
            value={bin ? 'bin' : 'library'}
            onChange={(next) => {
              setFilter({ ...filter, fileBin: next === 'bin' ? true : undefined })
              setChosen(null)
            }}
            options={[
              { id: 'library', label: t('inLibrary') },
              { id: 'bin', label: t('bin') },
            ]}
          />
        )}
        <StorageBar />
      </div>
      {!media.rows && !media.error ? (
        <Skeleton kind="cards" count={6} />
      ) : !media.rows ? (
        <LoadError error={media.error} onRetry={media.retry} isRetrying={media.isRetrying} />
      ) : items.length === 0 && !showsDeck ? (
        <EmptyState
          illustration={search ? 'search' : 'media'}
          title={search ? t('noMatch', { search }) : bin ? t('binEmpty') : t(wanted ? `empty.${wanted}` : 'empty.any')}
          level={3}
        >
          {bin ? t('binText') : search ? t('noMatchText') : t('emptyText')}
        </EmptyState>
      ) : (
        <>
          {showsDeck && (
            <section className="flex flex-col gap-2">
              <h3 className="text-sm font-strong">{t('inDeck')}</h3>
              <MediaGrid label={t('inDeck')} items={inDeck} {...grid} />
            </section>
          )}
          <section className="flex flex-col gap-2">
            {showsDeck && <h3 className="text-sm font-strong">{t('library')}</h3>}
            {bin && <p className="text-sm text-muted">{t('binText')}</p>}
            <MediaGrid label={t(bin ? 'bin' : 'library')} items={items} {...grid} />
            <ListEnd list={media} />
          </section>
        </>
      )}
      {chosen && (
        <ChosenBar
          key={chosen.id}
          item={chosen}
          onUse={onUse && (() => onUse(chosen))}
          onRestored={() => setChosen(null)}
          onChanged={setChosen}
          onRemove={() => (remove(chosen), setChosen(null))}
        />
      )}
    </div>
  )
}

interface BrowseProps {
  readonly filter: MediaUrl
  readonly setFilter: (next: MediaUrl) => void
  /** The only kind shown; null for all, with a choice among them. */
  kind: MediaKind | null
  /** Pictures of the deck at hand, shown before all others. */
  images?: readonly string[]
  initialId?: string | undefined
  /** Files that were dropped or pasted on the place itself: sent at once. */
  files?: readonly File[] | undefined
  /** Choosing is all: what is done with the file is asked in the next step, and confirmed there once. */
  isDirect?: boolean
  onUse?: (item: MediaItem) => void
}

/** The deck's own pictures, the last one put in first. */
function useInDeck(images: readonly string[], kind: MediaKind | null): readonly MediaItem[] {
  const [ids] = useState(() => images.toReversed())
  const found = useQuery({ ...someMediaQuery(ids), enabled: ids.length > 0 })
  return (found.data ?? []).filter((item) => !kind || item.kind === kind)
}

function useFilesOnce(files: readonly File[] | undefined, add: (files: readonly File[]) => void): void {
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current || !files || files.length === 0) return
    isSent.current = true
    add(files)
  }, [files, add])
}

function usePastedFiles(add: (files: readonly File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      add(files)
    }
    document.addEventListener('paste', onPaste, true)
    return () => document.removeEventListener('paste', onPaste, true)
  }, [add])
}
