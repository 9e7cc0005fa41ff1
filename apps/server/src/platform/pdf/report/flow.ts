import { wrapText } from '@deckle/core/text/wrap-text.ts'
import { drawLine, lineWidth, undrawnOf } from '../draw-line.ts'

export type Document = PDFKit.PDFDocument

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 48, foot: 64 } as const
export const contentWidth = page.width - 2 * page.margin

/** Of print: near black, grey that is still read, a line, and what findings are marked with. */
export const ink = {
  text: '#1d1b22',
  muted: '#5c5966',
  line: '#d9d7de',
  track: '#efeef2',
  bad: '#b3261e',
  attention: '#8a5a00',
  good: '#1e6b3a',
} as const

/** Where the next thing is drawn: parts are put below each other, over as many pages as they take. */
export interface Flow {
  readonly pdf: Document
  y: number
}

/** Begins a page where less than this is left of the present one. */
export function ensureRoom(flow: Flow, height: number): void {
  if (flow.y + height <= page.height - page.foot) return
  flow.pdf.addPage()
  flow.y = page.margin
}

export interface TextStyle {
  readonly size: number
  readonly bold?: boolean
  readonly color?: string
}

/** Line height, and from its top to the base line, in sizes of the text: room for Devanagari above and below. */
const LINE = 1.45
const BASE = 1.08

export const lineHeight = ({ size }: TextStyle): number => size * LINE

export function linesOf(pdf: Document, text: string, width: number, { size, bold = false }: TextStyle) {
  return wrapText(text, width / size, (line) => lineWidth(pdf, line, { font: 'sans', bold }))
}

interface Place {
  readonly x: number
  readonly y: number
}

/** One line; `align` right ends at `x`. */
export function writeLine(
  pdf: Document,
  text: string,
  { x, y, align = 'left' }: Place & { readonly align?: 'left' | 'right' },
  { size, bold = false, color = ink.text }: TextStyle,
): void {
  const style = { font: 'sans', bold } as const
  const left = align === 'left' ? x : x - lineWidth(pdf, text, style) * size
  pdf.fillColor(color)
  drawLine(pdf, text, { x: left, y: y + BASE * size, size, ...style })
}

/** A paragraph below what is there. It may go on on the next page. */
export function writeParagraph(
  flow: Flow,
  text: string,
  style: TextStyle,
  { indent = 0, tag = 'P' }: { readonly indent?: number; readonly tag?: 'P' | 'H1' | 'H2' | 'H3' } = {},
): void {
  const lines = linesOf(flow.pdf, text, contentWidth - indent, style)
  if (tag !== 'P') ensureRoom(flow, lines.length * lineHeight(style) + 60)
  for (const line of lines) {
    ensureRoom(flow, lineHeight(style))
    const { y } = flow
    tagged(flow.pdf, tag, () => writeLine(flow.pdf, line, { x: page.margin + indent, y }, style))
    flow.y += lineHeight(style)
  }
}

/** Code points written out: they can't be drawn themselves. */
const codesOf = (character: string): string =>
  [...character].map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')

/** Below all else: which characters are boxes, if any. `words` have a place `{characters}`. */
export function writeUndrawn(flow: Flow, words: (characters: string) => string): void {
  const codes = undrawnOf(flow.pdf).map(codesOf)
  if (codes.length > 0) writeParagraph(flow, words(codes.join(', ')), { size: 8.5, color: ink.muted })
}

export function tagged(pdf: Document, tag: 'P' | 'H1' | 'H2' | 'H3', draw: () => void): void {
  pdf.addStructure(pdf.struct(tag, {}, draw))
}

/** A picture, which is read out as `alt`. */
export function figure(pdf: Document, alt: string, draw: () => void): void {
  pdf.addStructure(pdf.struct('Figure', { alt }, draw))
}

/** What says nothing: lines and grounds. */
export function artifact(pdf: Document, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}
