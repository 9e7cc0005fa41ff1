import createBidi, { type Bidi } from 'bidi-js'
import type { FontLook } from './font-files.ts'
import { type FontPart, fontFor } from './fonts.ts'

/** A part of a line with one font and one direction, which is shaped as a whole. */
export interface TextRun {
  /** As it is read; what is mirrored from the right is mirrored. */
  readonly text: string
  readonly part: FontPart
  /** Odd: it goes from the right. */
  readonly level: number
}

let bidi: Bidi | undefined
/** They set directions and have no glyph. */
const isolates = /[\u2066-\u2069]/

/** A line as runs in the order in which they stand, from the left (Unicode's bidirectional algorithm). */
export function textRuns(line: string, look: FontLook, bold: boolean): readonly TextRun[] {
  bidi ??= createBidi()
  const { levels } = bidi.getEmbeddingLevels(line)
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const runs: TextRun[] = []
  let index = 0
  for (const character of line) {
    if (isolates.test(character)) {
      index += 1
      continue
    }
    const last = runs.at(-1)
    const level = levels[index] ?? 0
    const part = fontFor(character, look, bold, last?.part ?? null)
    const drawn = mirrored.get(index) ?? character
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
