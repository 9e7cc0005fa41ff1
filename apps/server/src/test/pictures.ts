import sharp, { type Sharp } from 'sharp'

/** Each frame has a white line further down. */
export function animatedPicture(width: number, height: number, frames: number): Sharp {
  const raw = Buffer.alloc(width * height * frames * 3)
  for (let frame = 0; frame < frames; frame++)
    raw.fill(255, (frame * height + (frame % height)) * width * 3, (frame * height + (frame % height) + 1) * width * 3)
  return sharp(raw, {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
    limitInputPixels: false,
  })
}
