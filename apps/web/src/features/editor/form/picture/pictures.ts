import type { ImageRef } from '@deckle/core/deck/deck.ts'
import { createContext, useContext } from 'react'

/** A request to pick an image: the current one, dropped files, and a callback for the result. */
export interface PictureRequest {
  readonly initial: ImageRef
  readonly files?: readonly File[]
  readonly kind?: 'image' | 'video' | 'audio' | 'pdf'
  /** Height divided by width of the image's place. */
  readonly aspect?: number | undefined
  /** Opens with cropping of the current image. */
  readonly startsCropping?: boolean
  readonly onPick: (picked: ImageRef) => void
}

export const PicturesContext = createContext<{ readonly choose: (request: PictureRequest) => void }>({
  choose: () => {},
})
export const usePictures = () => useContext(PicturesContext)
