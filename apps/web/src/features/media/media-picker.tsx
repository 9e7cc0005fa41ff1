import type { MediaItem } from '@deckle/contract/media.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/screen/section.tsx'
import { useWords } from '../../words/use-words.ts'
import type { MediaUrl } from './media-url.ts'
import { Browse } from './parts/browse.tsx'
import type { PickedMedia } from './picked-media.ts'
import { type MediaKind, someMediaQuery } from './queries.ts'

const FitStep = lazyPart(() => import('./fit/fit-step.tsx').then((module) => module.FitStep))

export function MediaPicker({ isOpen, onOpenChange, kind, onPick, ...place }: MediaPickerProps) {
  const t = useWords('media')
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t(`title.${kind ?? 'any'}`)} size="xl">
      {(close) => (
        <PickerBody
          kind={kind}
          {...place}
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
  /** The only kind; null for files of every kind. */
  kind: MediaKind | null
  /** The file currently selected. */
  initial?: PickedMedia
  onPick: (picked: PickedMedia) => void
  /** Files dropped or pasted on the field itself: uploaded at once. */
  files?: readonly File[]
  /** With `fit`, an image is cropped to its place and described; without, it is used unchanged. */
  fit?: PicturePlace
}

export interface PicturePlace {
  /** Height divided by width; undefined if any will do. */
  readonly aspect?: number | undefined
  /** The deck's images, newest last. */
  readonly images: readonly string[]
  /** Opens with cropping of the current image. */
  readonly startsCropping?: boolean | undefined
}

function PickerBody({ kind, initial, onPick, files, fit }: Omit<MediaPickerProps, 'isOpen' | 'onOpenChange'>) {
  // Not in the URL: the picker opens over a field and closes with the selection.
  const [filter, setFilter] = useState<MediaUrl>({})
  const [picture, setPicture] = useState<MediaItem | null>(null)
  const [isBrowsing, setBrowsing] = useState(!fit?.startsCropping)
  const current = useQuery({ ...someMediaQuery(initial?.id ? [initial.id] : []), enabled: !isBrowsing && !picture })
  const shown = picture ?? (isBrowsing ? null : (current.data?.[0] ?? null))
  if (!isBrowsing && !shown && current.isLoading) return <Skeleton count={6} />
  if (fit && shown) {
    return (
      <Suspense fallback={<Skeleton count={6} />}>
        <FitStep
          key={shown.id}
          item={shown}
          aspect={fit.aspect}
          initial={initial}
          onBack={() => (setPicture(null), setBrowsing(true))}
          onUse={onPick}
        />
      </Suspense>
    )
  }
  return (
    <Browse
      filter={filter}
      setFilter={setFilter}
      kind={kind}
      images={fit?.images}
      initialId={initial?.id}
      files={files}
      isDirect={fit !== undefined}
      onUse={(item) => (fit && item.kind === 'image' ? setPicture(item) : onPick({ id: item.id, alt: item.alt }))}
    />
  )
}
