/** Lines of at most `letters` graphemes, broken between words; null where the text needs more than `lines` lines. */
export function labelLines(text: string, letters: number, lines: number): readonly string[] | null {
  const done: string[] = []
  let room = 0
  for (const word of text.trim().split(/\s+/)) {
    const length = lettersIn(word)
    if (length > letters) return null
    if (done.length > 0 && length + 1 <= room) {
      done.push(`${done.pop()} ${word}`)
      room -= length + 1
    } else {
      done.push(word)
      room = letters - length
    }
  }
  return done.length <= lines ? done : null
}

/** Counts graphemes. */
function lettersIn(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}
