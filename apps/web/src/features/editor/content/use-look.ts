import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { useMemo } from 'react'
import type { DeckLook } from '../../../deck/stage/slide-stage.tsx'
import { useEditorState } from '../editor-context.ts'

function useField<Name extends keyof DeckContent>(name: Name): DeckContent[Name] {
  return useEditorState(({ history }) => history.present.content[name])
}

/** What all slides share. The same object as long as nothing in it changes, so that nothing is drawn again. */
export function useLook(): DeckLook {
  // The canvas shows the texts in the language they were written in.
  const language = useEditorState(({ history }) => baseLanguageOf(history.present.content))
  const colors = useField('colors')
  const design = useField('design')
  const backgroundImage = useField('backgroundImage')
  const overlayImage = useField('overlayImage')
  const presenter = useField('presenter')
  const readerType = useField('readerType')
  return useMemo(
    () => ({ readerType, language, colors, design, backgroundImage, overlayImage, presenter }),
    [readerType, language, colors, design, backgroundImage, overlayImage, presenter],
  )
}
