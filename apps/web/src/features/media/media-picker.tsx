import type { MediaItem } from '@deckle/contract/media.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/section.tsx'
import { useWords } from '../../words/use-words.ts'
import type { MediaUrl } from './media-url.ts'
import { Browse } from './parts/browse.tsx'
import type { PickedMedia } from './picked-media.ts'
import { type MediaKind, someMediaQuery } from './queries.ts'

const FitStep = lazyPart(() => import('./fit/fit-step.tsx').then((module) => module.FitStep))

/** Chooses a file of the library, or brings a new one: by dragging, pasting or from the computer. */
export function MediaPicker({ isOpen, onOpenChange, kind, onPick, ...place }: MediaPickerProps) {
  const t = useWords('media')
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t(`title.${kind}`)} size="xl">
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
  kind: MediaKind
  /** What is chosen now. */
  initial?: PickedMedia
  onPick: (picked: PickedMedia) => void
  /** Files that were dropped or pasted on the place itself: sent at once. */
  files?: readonly File[]
  /** A picture is then cropped to its place and described; without it, it is taken as it is. */
  fit?: PicturePlace
}

/** The place in a deck that a picture is for. */
export interface PicturePlace {
  /** Its height to width; none where any will do. */
  readonly aspect?: number | undefined
  /** The deck's pictures, newest last. */
  readonly images: readonly string[]
  /** Begins with cropping what is chosen now. */
  readonly startsCropping?: boolean | undefined
}

function PickerBody({ kind, initial, onPick, files, fit }: Omit<MediaPickerProps, 'isOpen' | 'onOpenChange'>) {
  // Not in the address: it is open over a field, and closed with what is picked.
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
