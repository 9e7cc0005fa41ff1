export interface PickedMedia {
  readonly id: string
  readonly alt: string
}
