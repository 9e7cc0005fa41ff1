import type { MediaItem } from '@deckle/contract/media.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { SearchField } from '@deckle/ui/fields/search-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { FileDrop } from '@deckle/ui/pickers/file-drop.tsx'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { LoadError } from '../../lib/load-error.tsx'
import { useWords } from '../../words/use-words.ts'
import { useUploadErrorWords } from './parts/error-words.ts'
import { MediaGrid } from './parts/media-grid.tsx'
import { useDeleteMedia } from './parts/use-delete-media.ts'
import { type MediaKind, mediaQuery } from './queries.ts'
import { useUploads } from './use-uploads.ts'

/** A file chosen, with the text that stands for it. */
export interface PickedMedia {
  readonly id: string
  readonly alt: string
}

/** Chooses a file of the library, or brings a new one: by dragging, pasting or from the computer. */
export function MediaPicker({ isOpen, onOpenChange, kind, initial, onPick, files }: MediaPickerProps) {
  const t = useWords('media')
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t(`title.${kind}`)} size="lg">
      {(close) => (
        <PickerBody
          kind={kind}
          initial={initial}
          files={files}
          onPick={(picked) => {
            onPick(picked)
            close()
          }}
        />
      )}
    </Dialog>
  )
}

export interface MediaPickerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  kind: MediaKind
  /** What is chosen now. */
  initial?: PickedMedia
  onPick: (picked: PickedMedia) => void
  /** Files that were dropped or pasted on the place itself: sent at once. */
  files?: readonly File[]
}

const accepts: Record<MediaKind, readonly string[]> = {
  image: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
  video: ['video/mp4', 'video/webm'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/webm'],
  pdf: ['application/pdf'],
}

function PickerBody({ kind, initial, onPick, files }: Pick<MediaPickerProps, 'kind' | 'initial' | 'onPick' | 'files'>) {
  const t = useWords('media')
  const explain = useUploadErrorWords()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [chosen, setChosen] = useState<MediaItem | null>(null)
  const media = useInfiniteQuery({ ...mediaQuery(kind, search), placeholderData: keepPreviousData })
  const { hidden, remove } = useDeleteMedia()
  const { uploads, add } = useUploads((item) => {
    void client.invalidateQueries({ queryKey: ['media', 'list'] })
    if (item.kind === kind) setChosen(item)
  }, explain)
  useFilesOnce(files, add)
  usePastedFiles(add)
  const items = (media.data?.pages.flatMap((page) => page.media) ?? []).filter((item) => !hidden.has(item.id))
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={t(`drop.${kind}`)}
        hint={t(`hint.${kind}`)}
        accept={accepts[kind]}
        multiple
        onFiles={add}
        uploads={uploads}
      />
      {chosen && (
        <Chosen
          key={chosen.id}
          item={chosen}
          initial={initial}
          onPick={onPick}
          onRemove={() => (remove(chosen), setChosen(null))}
        />
      )}
      <SearchField label={t('search')} value={typed} onChange={setTyped} />
      {media.isPending ? (
        <Skeleton kind="cards" count={6} />
      ) : media.isError ? (
        <LoadError error={media.error} onRetry={() => void media.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState
          illustration={search ? 'search' : 'media'}
          title={search ? t('noMatch', { search }) : t(`empty.${kind}`)}
          level={3}
        >
          {search ? t('noMatchText') : t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <MediaGrid items={items} chosen={chosen?.id ?? initial?.id ?? null} onChoose={setChosen} />
          <LoadMore
            hasMore={media.hasNextPage}
            isLoading={media.isFetchingNextPage}
            onLoadMore={() => void media.fetchNextPage()}
          />
        </>
      )}
    </div>
  )
}

function Chosen({
  item,
  initial,
  onPick,
  onRemove,
}: {
  item: MediaItem
  initial?: PickedMedia
  onPick: (picked: PickedMedia) => void
  onRemove: () => void
}) {
  const t = useWords('media')
  const [alt, setAlt] = useState(item.id === initial?.id && initial.alt ? initial.alt : item.alt)
  return (
    <form
      className="sticky top-0 z-10 flex flex-wrap items-end gap-3 rounded-lg border border-line bg-surface p-3 shadow-sm"
      onSubmit={(event) => {
        event.preventDefault()
        const words = alt.trim().slice(0, 200)
        if (item.alt === '' && words !== '') rememberAlt(item.id, words)
        onPick({ id: item.id, alt: words })
      }}
    >
      {item.kind === 'image' ? (
        <TextField
          autoFocus
          label={t('alt')}
          description={t('altWhy')}
          limits={{ max: 200, ideal: 128 }}
          value={alt}
          onChange={setAlt}
          className="min-w-64 flex-1"
        />
      ) : (
        <p className="min-w-0 flex-1 truncate text-sm font-strong">{item.name}</p>
      )}
      {item.can.delete && (
        <Button variant="quiet" onPress={onRemove}>
          {t('delete')}
        </Button>
      )}
      <Button type="submit" variant="primary" isDisabled={alt.trim().length > 200}>
        {t(`use.${item.kind}`)}
      </Button>
    </form>
  )
}

/** The first words for a picture become the library's own; another deck may say it differently. */
function rememberAlt(id: string, alt: string): void {
  api.media.update({ params: { id }, body: { alt } }).catch(() => {})
}

function useFilesOnce(files: readonly File[] | undefined, add: (files: readonly File[]) => void): void {
  useEffect(() => {
    if (files && files.length > 0) add(files)
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
