/** A text in lines of at most so many letters, broken between words where that can be; what has no place is left out with "…". */
export function labelLines(text: string, letters: number, lines: number): readonly string[] {
  const done: string[] = []
  let line: string[] = []
  for (const word of text.trim().split(/\s+/).map(graphemes)) {
    if (line.length > 0 && line.length + 1 + word.length <= letters) line.push(' ', ...word)
    else {
      if (line.length > 0) done.push(line.join(''))
      line = shortened(word, letters)
    }
  }
  done.push(line.join(''))
  if (done.length <= lines) return done
  const last = shortened(graphemes(done.slice(lines - 1).join(' ')), letters)
  return [...done.slice(0, lines - 1), last.join('')]
}

/** What a reader sees as one letter each. */
function graphemes(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

function shortened(letters: string[], most: number): string[] {
  return letters.length <= most ? letters : [...letters.slice(0, most - 1), '…']
}
