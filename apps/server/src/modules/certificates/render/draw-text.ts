import { type CertificateField, MM_PER_POINT } from '@deckle/core/certificates/certificate-design.ts'
import { layoutText } from '@deckle/core/certificates/text-layout.ts'
import { drawLine, lineWidth } from '../../../platform/pdf/draw-line.ts'

/** Draws a text within its field. */
export function drawText(pdf: PDFKit.PDFDocument, text: string, field: CertificateField): void {
  const { size, lines } = layoutText(text, field, (line) => lineWidth(pdf, line, field))
  pdf.fillColor(field.color)
  for (const line of lines)
    drawLine(pdf, line.text, {
      x: line.x / MM_PER_POINT,
      y: line.y / MM_PER_POINT,
      size,
      font: field.font,
      bold: field.bold,
    })
}
