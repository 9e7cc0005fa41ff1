import { autoHeight, type FrameMessage } from '@deckle/player/entries/page-data.ts'
import { useEffect, useRef, useState } from 'react'

/** Pixels; the same bounds as in the player's `embed.ts`. */
const minHeight = 600
const maxHeight = 4000

/** A frame that grows with the height of the deck in it. */
export function GrowingFrame({ label, deckId, versionId }: { label: string; deckId: string; versionId: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(minHeight)
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<FrameMessage | null>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || data?.deckle !== deckId) return
      if (typeof data.height === 'number') setHeight(Math.min(Math.max(minHeight, data.height), maxHeight))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [deckId])
  return (
    // Our own page, which needs its scripts and its storage: a sandbox with both would hold nothing back.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={versionId}
      ref={frame}
      title={label}
      src={`/framePreview/${deckId}/${versionId}${autoHeight}`}
      className="block w-full border-0"
      style={{ height }}
    />
  )
}
