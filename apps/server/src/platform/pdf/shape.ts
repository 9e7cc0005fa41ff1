import type { Font, GlyphRun } from 'fontkit'
import type { TextRun } from './text-runs.ts'

export interface ShapedRun extends TextRun, Pick<GlyphRun, 'glyphs' | 'positions'> {
  /** In sizes of the text. */
  readonly width: number
}

/** Glyphs in the order in which they stand, from the left. */
export function shape(run: TextRun, font: Font): ShapedRun {
  const direction = run.level % 2 === 1 ? 'rtl' : 'ltr'
  // Brackets are mirrored as characters already.
  const { glyphs, positions } = font.layout(run.text, { rtlm: false }, undefined, undefined, direction)
  const width = positions.reduce((sum, position) => sum + position.xAdvance, 0) / font.unitsPerEm
  return { ...run, glyphs, positions, width }
}
