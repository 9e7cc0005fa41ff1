import type { ImageRef } from '@deckle/core/deck/deck.ts'
import { createContext, useContext } from 'react'

/** A question for a picture: what is there now, files that were dropped, and what to do with the answer. */
export interface PictureWish {
  readonly initial: ImageRef
  readonly files?: readonly File[]
  readonly kind?: 'image' | 'video' | 'audio' | 'pdf'
  /** Height to width of the picture's place. */
  readonly aspect?: number | undefined
  /** Begins with cropping the picture that is there. */
  readonly startsCropping?: boolean
  readonly onPick: (picked: ImageRef) => void
}

/** One picker for the whole editor. */
export const PicturesContext = createContext<{ readonly choose: (wish: PictureWish) => void }>({ choose: () => {} })
export const usePictures = () => useContext(PicturesContext)
