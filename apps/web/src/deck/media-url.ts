import { imageWidths } from '@deckle/core/deck/design/image-widths.ts'

/** Address of a picture at the smallest served width that is at least `width` pixels. */
export function posterUrl(id: string, width: number): string {
  const served = imageWidths.find((one) => one >= width) ?? imageWidths.at(-1) ?? 1600
  return `/media/${id}/${served}.webp`
}

/** Address of a file as it was uploaded (video, audio, document). */
export function mediaUrl(id: string): string {
  return `/media/${id}/file`
}
