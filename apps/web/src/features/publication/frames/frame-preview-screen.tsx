import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { FramePlayer } from './frame-player.tsx'

/** The page that `GrowingFrame` frames. */
export function FramePreviewScreen() {
  const { id = '', versionId = '' } = useParams({ strict: false }) as { id?: string; versionId?: string }
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    <div ref={setElement} className="h-dvh overflow-hidden">
      {element && <FramePlayer deckId={id} versionId={versionId} frameOf={element} />}
    </div>
  )
}
