import type { CropArea } from '@deckle/contract/media.ts'

/** A frame over a picture, in shares of the picture's width and height. */
export type Frame = CropArea

export type Corner = 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right'
export const corners: readonly Corner[] = ['top_left', 'top_right', 'bottom_left', 'bottom_right']

/** Frames get no smaller than this share of the largest. */
export const MOST_ZOOM = 8

/** A frame's height to its width in shares, for a height to width in pixels of `aspect`. */
function stretchOf(aspect: number, picture: Size): number {
  return (aspect * picture.width) / picture.height
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The largest frame of height to width `aspect`, in the middle of a picture. */
export function largestFrame(aspect: number, picture: Size): Frame {
  const stretch = stretchOf(aspect, picture)
  const [width, height] = stretch <= 1 ? [1, stretch] : [1 / stretch, 1]
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/** The frame further right and down, within the picture. */
export function movedFrame(frame: Frame, right: number, down: number): Frame {
  return { ...frame, x: within(frame.x + right, 1 - frame.width), y: within(frame.y + down, 1 - frame.height) }
}

/** How many times the frame fits across the largest one. */
export function zoomOf(frame: Frame, aspect: number, picture: Size): number {
  return largestFrame(aspect, picture).width / frame.width
}

/** The frame made smaller (`zoom` 1 is the largest) around its middle, moved where it would stand out. */
export function zoomedFrame(frame: Frame, zoom: number, aspect: number, picture: Size): Frame {
  const largest = largestFrame(aspect, picture)
  const by = Math.min(MOST_ZOOM, Math.max(1, zoom))
  const [width, height] = [largest.width / by, largest.height / by]
  const x = frame.x + (frame.width - width) / 2
  const y = frame.y + (frame.height - height) / 2
  return { x: within(x, 1 - width), y: within(y, 1 - height), width, height }
}

/** The frame with a corner pulled to a point; the opposite corner and the ratio stay. */
export function pulledFrame(
  frame: Frame,
  { corner, to }: { readonly corner: Corner; readonly to: { readonly x: number; readonly y: number } },
  aspect: number,
  picture: Size,
): Frame {
  const isLeft = corner.endsWith('left')
  const isTop = corner.startsWith('top')
  const stretch = stretchOf(aspect, picture)
  const fixed = { x: frame.x + (isLeft ? frame.width : 0), y: frame.y + (isTop ? frame.height : 0) }
  const room = Math.min(isLeft ? fixed.x : 1 - fixed.x, (isTop ? fixed.y : 1 - fixed.y) / stretch)
  const across = isLeft ? fixed.x - to.x : to.x - fixed.x
  const down = isTop ? fixed.y - to.y : to.y - fixed.y
  const least = largestFrame(aspect, picture).width / MOST_ZOOM
  const width = Math.min(room, Math.max(least, across, down / stretch))
  const height = width * stretch
  return { x: fixed.x - (isLeft ? width : 0), y: fixed.y - (isTop ? height : 0), width, height }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, most), Math.max(0, value))
}
