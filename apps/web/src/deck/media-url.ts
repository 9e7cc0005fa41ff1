import { imageWidths } from '@deckle/core/deck/design/image-widths.ts'

/** URL of an image at the smallest served width of at least `width` pixels. */
export function posterUrl(id: string, width: number): string {
  const served = imageWidths.find((one) => one >= width) ?? imageWidths.at(-1) ?? 1600
  return `/media/${id}/${served}.webp`
}

/** URL of a file as uploaded (video, audio, document). */
export function mediaUrl(id: string): string {
  return `/media/${id}/file`
}
