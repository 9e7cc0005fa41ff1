import type { BarChart, ColumnChart, ReportFigure, ReportFinding } from './content.ts'
import {
  artifact,
  contentWidth,
  ensureRoom,
  figure,
  type Flow,
  ink,
  lineHeight,
  linesOf,
  page,
  tagged,
  writeLine,
  writeParagraph,
} from './flow.ts'

const figureStyles = {
  label: { size: 8.5, color: ink.muted },
  value: { size: 18, bold: true },
  note: { size: 8.5, color: ink.muted },
} as const
const A_ROW = 4
const GAP = 12

/** Four to a row, each with a line above it. */
export function drawFigures(flow: Flow, figures: readonly ReportFigure[], color: string): void {
  const width = (contentWidth - (A_ROW - 1) * GAP) / A_ROW
  const notes = figures.map(({ note }) => (note === '' ? [] : linesOf(flow.pdf, note, width, figureStyles.note)))
  const height = 62 + (Math.max(1, ...notes.map((lines) => lines.length)) - 1) * lineHeight(figureStyles.note)
  figures.forEach(({ label, value }, index) => {
    if (index % A_ROW === 0) {
      if (index > 0) flow.y += height
      ensureRoom(flow, height)
    }
    const x = page.margin + (index % A_ROW) * (width + GAP)
    const { pdf, y } = flow
    artifact(pdf, () => pdf.rect(x, y, width, 1.5).fill(color))
    tagged(pdf, 'P', () => writeLine(pdf, label, { x, y: y + 6 }, figureStyles.label))
    tagged(pdf, 'P', () => writeLine(pdf, value, { x, y: y + 18 }, figureStyles.value))
    notes[index]?.forEach((line, at) =>
      tagged(pdf, 'P', () =>
        writeLine(pdf, line, { x, y: y + 44 + at * lineHeight(figureStyles.note) }, figureStyles.note),
      ),
    )
  })
  flow.y += height + 8
}

/** Each with a mark of its severity: its colour says nothing that the text does not say. */
export function drawFindings(flow: Flow, findings: readonly ReportFinding[]): void {
  const style = { size: 10 }
  for (const { severity, text } of findings) {
    const { pdf } = flow
    ensureRoom(flow, Math.min(3, linesOf(pdf, text, contentWidth - 14, style).length) * lineHeight(style))
    const { y } = flow
    artifact(pdf, () => pdf.circle(page.margin + 3, y + 7, 3).fill(ink[severity]))
    writeParagraph(flow, text, style, { indent: 14 })
    flow.y += 4
  }
  flow.y += 6
}

const CHART_HEIGHT = 90

export function drawColumns(flow: Flow, { text, columns, labels }: ColumnChart, color: string): void {
  writeParagraph(flow, text, { size: 10 })
  flow.y += 4
  ensureRoom(flow, CHART_HEIGHT + 22)
  const { pdf, y } = flow
  const most = Math.max(1, ...columns.map(({ value }) => value))
  const step = contentWidth / Math.max(1, columns.length)
  const width = Math.max(0.4, Math.min(step * 0.8, 40))
  figure(pdf, text, () => {
    columns.forEach(({ value, part }, index) => {
      const x = page.margin + index * step + (step - width) / 2
      const column = (of: number, fill: string) => {
        const height = (of / most) * CHART_HEIGHT
        pdf.rect(x, y + CHART_HEIGHT - height, width, height).fill(fill)
      }
      column(value, part === null ? color : ink.line)
      if (part !== null) column(part, color)
    })
    pdf
      .moveTo(page.margin, y + CHART_HEIGHT)
      .lineTo(page.margin + contentWidth, y + CHART_HEIGHT)
      .lineWidth(0.5)
      .stroke(ink.muted)
  })
  drawAxis(flow, labels, y + CHART_HEIGHT + 3)
  flow.y += CHART_HEIGHT + 26
}

/** The first at the left end, the last at the right, others between. */
function drawAxis({ pdf }: Flow, labels: readonly string[], y: number): void {
  const style = { size: 8, color: ink.muted }
  labels.forEach((label, index) => {
    const share = labels.length > 1 ? index / (labels.length - 1) : 0
    const align = share === 1 ? 'right' : 'left'
    artifact(pdf, () => writeLine(pdf, label, { x: page.margin + share * contentWidth, y, align }, style))
  })
}

const barStyles = {
  title: { size: 10.5, bold: true },
  note: { size: 8.5, color: ink.muted },
  bar: { size: 9 },
} as const
const LABEL_WIDTH = contentWidth * 0.44
const VALUE_WIDTH = 70

export function drawBars(flow: Flow, { title, note, bars }: BarChart, color: string): void {
  ensureRoom(flow, 70)
  if (title !== '') writeParagraph(flow, title, barStyles.title, { tag: 'H3' })
  if (note !== '') writeParagraph(flow, note, barStyles.note)
  flow.y += 2
  for (const bar of bars) drawBar(flow, bar, color)
  flow.y += 12
}

function drawBar(flow: Flow, { label, share, value, isStrong }: BarChart['bars'][number], color: string): void {
  const style = { ...barStyles.bar, bold: isStrong }
  const lines = linesOf(flow.pdf, label, LABEL_WIDTH - 10, style)
  const height = Math.max(1, lines.length) * lineHeight(style)
  ensureRoom(flow, height)
  const { pdf, y } = flow
  const x = page.margin + LABEL_WIDTH
  const room = contentWidth - LABEL_WIDTH - VALUE_WIDTH
  lines.forEach((line, index) =>
    tagged(pdf, 'P', () => writeLine(pdf, line, { x: page.margin, y: y + index * lineHeight(style) }, style)),
  )
  artifact(pdf, () => {
    pdf.rect(x, y + 3, room, 7).fill(ink.track)
    if (share > 0) pdf.rect(x, y + 3, room * Math.min(1, share), 7).fill(color)
  })
  tagged(pdf, 'P', () => writeLine(pdf, value, { x: page.margin + contentWidth, y, align: 'right' }, style))
  flow.y += height
}
