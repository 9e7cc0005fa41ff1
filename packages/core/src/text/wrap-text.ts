/** What is never divided, and whether a blank stands before it. */
export interface Piece {
  readonly text: string
  readonly width: number
  readonly spaced: boolean
}

type Measure = (text: string) => number

/**
 * Lines of a text, wrapped between words; a word that is longer than a line is divided.
 * @param measure width of a text, in the unit of `room`
 */
export function wrapText(text: string, room: number, measure: Measure): readonly string[] {
  const blank = measure(' ')
  return text.split('\n').flatMap((paragraph) => {
    const pieces = piecesOf(paragraph, measure)
    return wrap(
      pieces.flatMap((piece) => (piece.width <= room ? [piece] : divided(piece, measure))),
      room,
      blank,
    )
  })
}

export function piecesOf(paragraph: string, measure: Measure): readonly Piece[] {
  return paragraph
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => ({ text: word, width: measure(word), spaced: index > 0 }))
}

export function divided({ text, spaced }: Piece, measure: Measure): readonly Piece[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment, index }) => ({
    text: segment,
    width: measure(segment),
    spaced: spaced && index === 0,
  }))
}

export function wrap(pieces: readonly Piece[], room: number, blank: number): readonly string[] {
  const lines: string[] = []
  let width = Infinity
  for (const piece of pieces) {
    const added = piece.width + (piece.spaced ? blank : 0)
    if (width + added <= room) {
      lines[lines.length - 1] += piece.spaced ? ` ${piece.text}` : piece.text
      width += added
    } else {
      lines.push(piece.text)
      width = piece.width
    }
  }
  return lines.length > 0 ? lines : ['']
}
