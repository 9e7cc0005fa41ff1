import createBidi, { type Bidi } from 'bidi-js'
import type { FontLook } from './font-files.ts'
import { type FontPart, fontFor, hasGlyph } from './fonts.ts'

/** A part of a line with one font and one direction, which is shaped as a whole. */
export interface TextRun {
  /** As it is read; what is mirrored from the right is mirrored. */
  readonly text: string
  readonly part: FontPart
  /** Odd: it goes from the right. */
  readonly level: number
}

let bidi: Bidi | undefined
/** Isolates set directions; control characters break lines. Neither has a glyph. */
const undrawn = /[\p{Cc}\p{Zl}\p{Zp}\u2066-\u2069]/u
const blank = /\p{Zs}/u

/** A line as runs in the order in which they stand, from the left (Unicode's bidirectional algorithm). */
export function textRuns(text: string, look: FontLook, bold: boolean): readonly TextRun[] {
  bidi ??= createBidi()
  // Fonts have more composed letters than marks.
  const line = text.normalize('NFC')
  const { levels } = bidi.getEmbeddingLevels(line)
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const runs: TextRun[] = []
  let index = 0
  for (const character of line) {
    if (undrawn.test(character)) {
      index += 1
      continue
    }
    const last = runs.at(-1)
    const level = levels[index] ?? 0
    const sign = blank.test(character) && !hasGlyph(character, look, bold) ? ' ' : character
    const part = fontFor(sign, look, bold, last?.part ?? null)
    const drawn = mirrored.get(index) ?? sign
    if (last?.level === level && last.part === part) runs[runs.length - 1] = { ...last, text: last.text + drawn }
    else runs.push({ text: drawn, part, level })
    index += character.length
  }
  return inVisualOrder(runs)
}

/** Rule L2 on runs: from the highest level down, each sequence of at least that level is reversed. */
function inVisualOrder(runs: readonly TextRun[]): readonly TextRun[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = Math.max(start, end)
    }
  }
  return ordered
}
