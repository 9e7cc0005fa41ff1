import { create, type Font, type GlyphRun } from 'fontkit'
import type { FontLook } from './font-files.ts'
import type { FontPart } from './fonts.ts'
import { shape, type ShapedRun } from './shape.ts'
import { textRuns } from './text-runs.ts'
import { undrawableCharacters } from './undrawable.ts'

type Document = PDFKit.PDFDocument

export interface LineStyle {
  readonly font: FontLook
  readonly bold: boolean
}

/** In sizes of the text. */
export function lineWidth(pdf: Document, line: string, style: LineStyle): number {
  return shapeLine(pdf, line, style).reduce((sum, run) => sum + run.width, 0)
}

interface Place extends LineStyle {
  /** In points: the left end, and the base line. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const undrawn = new WeakMap<Document, Set<string>>()

/** Distinct characters that lines of the document so far show as boxes. */
export const undrawnOf = (pdf: Document): readonly string[] => [...(undrawn.get(pdf) ?? [])]

function noteUndrawn(pdf: Document, line: string, style: LineStyle): void {
  const characters = undrawableCharacters(line, style)
  if (characters.length > 0) undrawn.set(pdf, new Set([...undrawnOf(pdf), ...characters]))
}

/** Draws a line of text in the fill colour, in whatever scripts and directions it is written. */
export function drawLine(pdf: Document, line: string, { x, y, size, ...style }: Place): void {
  noteUndrawn(pdf, line, style)
  let at = x
  for (const phrase of phrasesOf(shapeLine(pdf, line, style))) {
    const saysText = phrase.level % 2 === 0
    if (saysText) pdf.markContent('Span', { actual: phrase.runs.map((run) => run.text).join('') })
    for (const run of phrase.runs) {
      drawRun(pdf, run, { x: at, y, size })
      at += run.width * size
    }
    if (saysText) pdf.endMarkedContent()
  }
}

const shapeLine = (pdf: Document, line: string, { font, bold }: LineStyle): readonly ShapedRun[] =>
  textRuns(line, font, bold).map((run) => shape(run, fontIn(pdf, run.part).font))

interface Phrase {
  readonly level: number
  readonly runs: ShapedRun[]
}

/**
 * Runs of one direction. Vowels of Indic scripts may stand before what they follow, so that a phrase from the left is
 * said beside its glyphs; one from the right is not, as programs turn what they find themselves.
 */
function phrasesOf(runs: readonly ShapedRun[]): readonly Phrase[] {
  const phrases: Phrase[] = []
  for (const run of runs) {
    const last = phrases.at(-1)
    if (last?.level === run.level) last.runs.push(run)
    else phrases.push({ level: run.level, runs: [run] })
  }
  return phrases
}

/** Given at all, so that pdfkit lays a text out as a whole and not word by word. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = []

function drawRun(
  pdf: Document,
  run: ShapedRun,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  fontIn(pdf, run.part).shaped.next = run
  pdf.font(run.part.key).fontSize(size).text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', features })
}

/** A font whose text is shaped already: it lays out what is `next`. */
interface ShapedFont extends Font {
  next: ShapedRun
}

/** A font remembers what its glyphs say, so that each document has its own. */
interface DocumentFont {
  readonly font: Font
  readonly shaped: ShapedFont
}

const documentFonts = new WeakMap<Document, Map<string, DocumentFont>>()

function fontIn(pdf: Document, part: FontPart): DocumentFont {
  const fonts = documentFonts.get(pdf) ?? new Map<string, DocumentFont>()
  documentFonts.set(pdf, fonts)
  const found = fonts.get(part.key)
  if (found) return found
  const font = create(part.read()) as Font
  const shaped = Object.assign(Object.create(font) as ShapedFont, {
    layout(this: ShapedFont): Pick<GlyphRun, 'glyphs' | 'positions'> & { readonly advanceWidth: number } {
      // pdfkit scales the positions in place.
      return { glyphs: this.next.glyphs, positions: this.next.positions.map((one) => ({ ...one })), advanceWidth: 0 }
    },
  })
  pdf.registerFont(part.key, shaped as unknown as PDFKit.Mixins.PDFFontSource)
  fonts.set(part.key, { font, shaped })
  return { font, shaped }
}
