import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { MessageCircle, X } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { FrameKind } from './embed-code.ts'
import { GrowingFrame } from './growing-frame.tsx'
import { useSeen } from '../../../lib/use-seen.ts'

const FramePlayer = lazyPart(() => import('./frame-player.tsx').then((module) => module.FramePlayer))

/** An invented page of another site with the published deck in it. The deck can be played; nothing of it is counted. */
export function FramePreview({ kind, ...deck }: FramePreviewProps) {
  const t = useWords('publication')
  const [opened, setOpened] = useState<FrameKind | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(page)
  const isOpen = isSeen && (kind === 'inline' || opened === kind)
  const overlay = { ...deck, isOpen, onOpenChange: (isOpen: boolean) => setOpened(isOpen ? kind : null) }
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-xs text-muted">{t('frames.preview')}</figcaption>
      <div
        ref={page}
        {...(kind === 'inline' && { role: 'group', 'aria-label': t('frames.preview'), tabIndex: 0 })}
        className={classNames(
          'relative rounded-lg border border-line bg-white p-5',
          kind === 'inline' ? 'max-h-160 overflow-y-auto' : 'h-112 overflow-hidden',
        )}
      >
        <Lines count={2} />
        {kind === 'inline' && <div className="my-3 min-h-150">{isOpen && <GrowingFrame {...deck} />}</div>}
        {kind === 'popup' && <PopupButton {...overlay} />}
        <Lines count={6} />
        {kind === 'popup' && <Popup {...overlay} />}
        {kind === 'bubble' && <Bubble {...overlay} />}
      </div>
    </figure>
  )
}

interface FramedDeck {
  readonly label: string
  readonly deckId: string
  /** Of the version that is live. */
  readonly versionId: string
}

interface FramePreviewProps extends FramedDeck {
  readonly kind: FrameKind
}

interface OverlayProps extends FramedDeck {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const buttonStyle =
  'inline-flex min-h-11 items-center gap-2 rounded-full bg-[#6d4bb8] px-5 text-sm font-strong text-white'

function PopupButton({ label, onOpenChange }: OverlayProps) {
  return (
    <p className="my-4">
      <button type="button" className={buttonStyle} onClick={() => onOpenChange(true)}>
        {label}
      </button>
    </p>
  )
}

function Popup({ isOpen, onOpenChange, ...deck }: OverlayProps) {
  if (!isOpen) return null
  return (
    <div className="absolute inset-0 grid place-items-center bg-black/50 p-6">
      <div className="relative size-full max-w-2xl overflow-hidden rounded-lg bg-white">
        <Frame {...deck} />
        <CloseButton onClick={() => onOpenChange(false)} />
      </div>
    </div>
  )
}

function Bubble({ isOpen, onOpenChange, ...deck }: OverlayProps) {
  return (
    <div className="absolute end-4 bottom-4 flex flex-col items-end gap-3">
      {isOpen && (
        <div className="relative h-80 w-72 overflow-hidden rounded-lg border border-black/10 bg-white shadow-overlay">
          <Frame {...deck} />
          <CloseButton onClick={() => onOpenChange(false)} />
        </div>
      )}
      <button type="button" className={buttonStyle} aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
        <MessageCircle aria-hidden="true" className="size-4" />
        {deck.label}
      </button>
    </div>
  )
}

function Frame({ label, deckId, versionId }: FramedDeck) {
  return (
    <div role="group" aria-label={label} className="size-full overflow-auto bg-surface">
      <Suspense fallback={<Skeleton className="p-4" />}>
        <FramePlayer key={versionId} deckId={deckId} versionId={versionId} />
      </Suspense>
    </div>
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useWords('publication')
  return (
    <button
      type="button"
      aria-label={t('frames.close')}
      className="absolute end-2 top-2 flex size-11 items-center justify-center rounded-full bg-black/60 text-white"
      onClick={onClick}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  )
}

/** Grey bars in the place of another site's text. */
function Lines({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2.5">
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          className="block h-2.5 rounded-full bg-[#ececf0]"
          style={{ width: `${[96, 88, 92, 60][at % 4]}%` }}
        />
      ))}
    </div>
  )
}
