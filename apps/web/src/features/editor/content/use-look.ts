import type { DeckLook } from '../../../deck/slide-stage.tsx'
import { useShallow } from 'zustand/react/shallow'
import { useEditorState } from '../editor-context.ts'

/** What all slides share; the same object as long as none of it changes. */
export function useLook(): DeckLook {
  return useEditorState(
    useShallow(({ history }) => {
      const { language, colors, design, backgroundImage, overlayImage, presenter } = history.present.content
      return { language, colors, design, backgroundImage, overlayImage, presenter }
    }),
  )
}
