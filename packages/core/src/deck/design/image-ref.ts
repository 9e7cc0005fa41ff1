/** A picture: its media id, '' for none, and its alternative text. */
export interface ImageRef {
  readonly id: string
  readonly alt: string
}

export const noImage: ImageRef = { id: '', alt: '' }
