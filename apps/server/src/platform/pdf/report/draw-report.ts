import Pdf from 'pdfkit'
import type { ReportContent, ReportPart } from './content.ts'
import {
  artifact,
  contentWidth,
  figure,
  type Flow,
  ink,
  page,
  writeLine,
  writeParagraph,
  writeUndrawn,
} from './flow.ts'
import { drawBars, drawColumns, drawFigures, drawFindings } from './parts.ts'

/** An A4 PDF of as many pages as it takes, tagged (ISO 32000-1 §14.8). */
export async function drawReport(content: ReportContent): Promise<Buffer> {
  const { language, brand, title, createdAt } = content
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: brand.name, Creator: 'Deckle', Producer: 'Deckle', CreationDate: createdAt },
  })
  const bytes = collect(pdf)
  const flow: Flow = { pdf, y: page.margin }
  drawHead(flow, content)
  for (const part of content.parts) drawPart(flow, part, brand.color)
  writeUndrawn(flow, content.undrawn)
  drawFeet(pdf, content)
  pdf.end()
  return bytes
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const LOGO = { width: 140, height: 32 } as const

function drawHead(flow: Flow, { brand, title, subtitle }: ReportContent): void {
  const { pdf } = flow
  const { logo } = brand
  artifact(pdf, () => pdf.rect(0, 0, page.width, 6).fill(brand.color))
  if (logo)
    figure(pdf, brand.name, () =>
      pdf.image(logo, page.margin, flow.y - 12, { fit: [LOGO.width, LOGO.height], valign: 'center' }),
    )
  else writeParagraph(flow, brand.name, { size: 10, color: ink.muted })
  flow.y = page.margin + LOGO.height
  writeParagraph(flow, title, { size: 22, bold: true }, { tag: 'H1' })
  writeParagraph(flow, subtitle, { size: 10, color: ink.muted })
  flow.y += 14
}

function drawPart(flow: Flow, part: ReportPart, color: string): void {
  if (part.kind === 'heading') {
    flow.y += 8
    writeParagraph(flow, part.text, { size: 14, bold: true }, { tag: 'H2' })
    flow.y += 6
  } else if (part.kind === 'text') {
    writeParagraph(flow, part.text, { size: 9.5 }, { indent: 8 })
    flow.y += 3
  } else if (part.kind === 'figures') drawFigures(flow, part.figures, color)
  else if (part.kind === 'findings') drawFindings(flow, part.findings)
  else if (part.kind === 'columns') drawColumns(flow, part, color)
  else drawBars(flow, part, color)
}

/** On every page, once their number is known. */
function drawFeet(pdf: PDFKit.PDFDocument, { brand, title, pageOf }: ReportContent): void {
  const style = { size: 8, color: ink.muted }
  const y = page.height - page.foot + 26
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    artifact(pdf, () => {
      pdf
        .moveTo(page.margin, y - 6)
        .lineTo(page.margin + contentWidth, y - 6)
        .lineWidth(0.5)
        .stroke(ink.line)
      writeLine(pdf, cut(`${brand.name} · ${title}`), { x: page.margin, y }, style)
      writeLine(pdf, pageOf(index + 1, count), { x: page.margin + contentWidth, y, align: 'right' }, style)
    })
  }
}

/** To one line. */
const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
