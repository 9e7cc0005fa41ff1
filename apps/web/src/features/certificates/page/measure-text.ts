import type { CertificateField } from '@deckle/core/certificates/certificate-design.ts'

type Look = Pick<CertificateField, 'font' | 'bold'>

const families = { sans: "'Certificate Sans', sans-serif", serif: "'Certificate Serif', serif" } as const
const SIZE = 100

export const fontFamily = ({ font }: Look): string => families[font]
export const fontWeight = ({ bold }: Look): 400 | 700 => (bold ? 700 : 400)

let context: CanvasRenderingContext2D | null | undefined

/** Width of a text in its own size, by the fonts that are loaded. */
export function measureText(look: Look): (text: string) => number {
  context ??= document.createElement('canvas').getContext('2d')
  const canvas = context
  // Without a canvas: about what a letter takes.
  if (!canvas) return (text) => text.length * 0.55
  const font = `${fontWeight(look)} ${SIZE}px ${fontFamily(look)}`
  return (text) => {
    canvas.font = font
    return canvas.measureText(text).width / SIZE
  }
}
