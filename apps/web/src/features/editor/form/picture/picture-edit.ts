import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'

/** Sets an image of a slide and adds it to the deck's list of images, as one undo step. */
export function pictureEdit(slideId: string, path: string, picked: ImageRef): DeckEdit {
  return {
    type: 'batch',
    edits: [
      { type: 'updateData', slideId, path, value: { id: picked.id, alt: picked.alt } },
      { type: 'addImage', mediaId: picked.id },
    ],
  }
}
