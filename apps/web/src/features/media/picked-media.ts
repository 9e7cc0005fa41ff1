/** A file chosen, with the text that stands for it. */
export interface PickedMedia {
  readonly id: string
  readonly alt: string
}
