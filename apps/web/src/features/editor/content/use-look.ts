import { useMemo } from 'react'
import type { DeckLook } from '../../../deck/slide-stage.tsx'
import { useContent } from '../editor-context.ts'

/** What all slides share; the same object as long as none of it changes. */
export function useLook(): DeckLook {
  const { language, colors, design, backgroundImage, overlayImage, presenter } = useContent()
  return useMemo(
    () => ({ language, colors, design, backgroundImage, overlayImage, presenter }),
    [language, colors, design, backgroundImage, overlayImage, presenter],
  )
}
