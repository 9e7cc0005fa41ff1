import type { MediaItem } from '@deckle/contract/media.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { FileDrop } from '@deckle/ui/pickers/file-drop.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useWords } from '../../../words/use-words.ts'
import { mediaKinds, type MediaUrl } from '../media-url.ts'
import { filesOf, type MediaKind, mediaQuery, someMediaQuery } from '../queries.ts'
import { useUploads } from '../use-uploads.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { FoundMedia } from './found-media.tsx'
import { MediaFilter } from './media-filter.tsx'
import { useDeleteMedia } from './use-delete-media.ts'
import { useFilesOnce, usePastedFiles } from './use-incoming-files.ts'

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
  const inDeck = useInDeck(images, kind).filter((item) => !hidden.has(item.id))
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
      <MediaFilter
        filter={filter}
        setFilter={setFilter}
        hasKinds={!kind}
        hasBin={!onUse}
        onBin={() => setChosen(null)}
      />
      <FoundMedia media={media} items={items} inDeck={inDeck} filter={filter} wanted={wanted} grid={grid} />
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
