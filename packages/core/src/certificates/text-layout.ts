import { divided, type Piece, piecesOf, wrap } from '../text/wrap-text.ts'
import { type CertificateField, MM_PER_POINT } from './certificate-design.ts'

/** Line height, and from the middle of a line to its base line, in sizes of the text. */
const LINE = 1.35
const BASE = 0.34
/** From this share of its size on a text wraps between words only. */
const WHOLE_WORDS = 0.5
const STEPS = 12

export interface TextLine {
  readonly text: string
  /** Left end, and the base line, in millimetres. */
  readonly x: number
  readonly y: number
}

export interface TextLayout {
  /** In points. */
  readonly size: number
  readonly lines: readonly TextLine[]
}

type Box = Pick<CertificateField, 'x' | 'y' | 'width' | 'height' | 'align' | 'size'>

/**
 * A text within its box: as large as fits, wrapped between words. It never leaves the box and is never cut: what is too
 * long even then is divided within words.
 * @param measure width of a text in its own size
 */
export function layoutText(text: string, box: Box, measure: (text: string) => number): TextLayout {
  const paragraphs = text.split('\n').map((paragraph) => piecesOf(paragraph, measure))
  const blank = measure(' ')
  const linesAt = (share: number): readonly string[] | null => {
    const em = share * box.size * MM_PER_POINT
    const room = box.width / em
    const fits = (piece: Piece): boolean => piece.width <= room
    const pieces =
      share < WHOLE_WORDS
        ? paragraphs.map((all) => all.flatMap((one) => (fits(one) ? [one] : divided(one, measure))))
        : paragraphs
    const lines = pieces.flatMap((all) => wrap(all, room, blank))
    return pieces.flat().every(fits) && lines.length * LINE * em <= box.height ? lines : null
  }
  const { share, lines } = largest(linesAt)
  return place(lines, share * box.size, box, measure)
}

/** The largest share at which all fits, within a thousandth or so. */
function largest(linesAt: (share: number) => readonly string[] | null): {
  readonly share: number
  readonly lines: readonly string[]
} {
  const atFull = linesAt(1)
  if (atFull) return { share: 1, lines: atFull }
  let [low, high] = [0, 1]
  let best: readonly string[] = []
  for (let step = 0; step < STEPS; step++) {
    const share = (low + high) / 2
    const lines = linesAt(share)
    if (lines) [low, best] = [share, lines]
    else high = share
  }
  return { share: low, lines: best }
}

function place(
  texts: readonly string[],
  size: number,
  { x, y, width, height, align }: Box,
  measure: (text: string) => number,
): TextLayout {
  const em = size * MM_PER_POINT
  const top = y + (height - texts.length * LINE * em) / 2
  const lines = texts.map((text, index) => {
    const rest = width - measure(text) * em
    const left = align === 'left' ? 0 : align === 'right' ? rest : rest / 2
    return { text, x: x + left, y: top + ((index + 0.5) * LINE + BASE) * em }
  })
  return { size, lines: lines.filter(({ text }) => text !== '') }
}
