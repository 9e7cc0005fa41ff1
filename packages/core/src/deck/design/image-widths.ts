/** Widths in pixels at which images are served as WebP: `/media/{id}/{width}.webp`. */
export const imageWidths = [160, 320, 640, 1080, 1600] as const
