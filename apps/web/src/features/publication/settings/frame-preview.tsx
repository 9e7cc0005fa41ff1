import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { MessageCircle, X } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../lib/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { FrameKind } from '../embed-code.ts'
import { GrowingFrame } from './growing-frame.tsx'
import { useSeen } from './use-seen.ts'

const FramePlayer = lazyPart(() => import('./frame-player.tsx').then((module) => module.FramePlayer))

/** A made-up page with the published deck in it, as a visitor of the other site will see it. It can be played, and counts nowhere. */
export function FramePreview({ kind, label, deckId, versionId }: FramePreviewProps) {
  const t = useWords('publication')
  const [opened, setOpened] = useState<FrameKind | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(page)
  const isOpen = isSeen && (kind === 'inline' || opened === kind)
  const frame = (
    <div role="group" aria-label={label} className="size-full overflow-auto bg-surface">
      <Suspense fallback={<Skeleton className="p-4" />}>
        <FramePlayer key={versionId} deckId={deckId} versionId={versionId} />
      </Suspense>
    </div>
  )
  const button = 'inline-flex min-h-11 items-center gap-2 rounded-full bg-[#6d4bb8] px-5 text-sm font-strong text-white'
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
        {kind === 'inline' && (
          <div className="my-3 min-h-150">
            {isOpen && <GrowingFrame label={label} deckId={deckId} versionId={versionId} />}
          </div>
        )}
        {kind === 'popup' && (
          <p className="my-4">
            <button type="button" className={button} onClick={() => setOpened('popup')}>
              {label}
            </button>
          </p>
        )}
        <Lines count={6} />
        {kind === 'popup' && isOpen && (
          <div className="absolute inset-0 grid place-items-center bg-black/50 p-6">
            <div className="relative size-full max-w-2xl overflow-hidden rounded-lg bg-white">
              {frame}
              <Close label={t('frames.close')} onClick={() => setOpened(null)} />
            </div>
          </div>
        )}
        {kind === 'bubble' && (
          <div className="absolute end-4 bottom-4 flex flex-col items-end gap-3">
            {isOpen && (
              <div className="relative h-80 w-72 overflow-hidden rounded-lg border border-black/10 bg-white shadow-overlay">
                {frame}
                <Close label={t('frames.close')} onClick={() => setOpened(null)} />
              </div>
            )}
            <button
              type="button"
              className={button}
              aria-expanded={isOpen}
              onClick={() => setOpened(isOpen ? null : 'bubble')}
            >
              <MessageCircle aria-hidden="true" className="size-4" />
              {label}
            </button>
          </div>
        )}
      </div>
    </figure>
  )
}

interface FramePreviewProps {
  readonly kind: FrameKind
  readonly label: string
  readonly deckId: string
  /** The one that is live. */
  readonly versionId: string
}

function Close({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
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
