import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { useMemo } from 'react'
import type { DeckLook } from '../../../deck/slide-stage.tsx'
import { useEditorState } from '../editor-context.ts'

function useField<Name extends keyof DeckContent>(name: Name): DeckContent[Name] {
  return useEditorState(({ history }) => history.present.content[name])
}

/** What all slides share; the same object, and nothing drawn again, as long as none of it changes. */
export function useLook(): DeckLook {
  // The canvas shows the texts as they are written.
  const language = useEditorState(({ history }) => baseLanguageOf(history.present.content))
  const colors = useField('colors')
  const design = useField('design')
  const backgroundImage = useField('backgroundImage')
  const overlayImage = useField('overlayImage')
  const presenter = useField('presenter')
  return useMemo(
    () => ({ language, colors, design, backgroundImage, overlayImage, presenter }),
    [language, colors, design, backgroundImage, overlayImage, presenter],
  )
}
