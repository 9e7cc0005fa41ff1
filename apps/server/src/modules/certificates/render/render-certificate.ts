import type {
  CertificateBackground,
  CertificateDesign,
  CertificateField,
  CertificateValues,
} from '@deckle/core/certificates/certificate-design.ts'
import { certificatePage, MM_PER_POINT } from '@deckle/core/certificates/certificate-design.ts'
import { fieldText } from '@deckle/core/certificates/field-text.ts'
import { backgroundShapes } from '@deckle/core/certificates/templates/templates.ts'
import Pdf from 'pdfkit'
import { drawText } from './draw-text.ts'
import { qrPath } from './qr-path.ts'

type Document = PDFKit.PDFDocument

/** PNG or JPEG, as `printablePicture` makes them. */
export interface CertificatePictures {
  readonly logo: Buffer | null
  /** By media id: the background, signatures. One that is missing is left out. */
  readonly byId: ReadonlyMap<string, Buffer>
}

const noPictures: CertificatePictures = { logo: null, byId: new Map() }
const QUIET_ZONE = 4

/** An A4 landscape PDF: the same bytes for the same design, values and pictures. */
export function renderCertificate(
  design: CertificateDesign,
  values: CertificateValues,
  pictures = noPictures,
): Promise<Buffer> {
  const issuedOn = new Date(`${values.issuedOn}T00:00:00.000Z`)
  const pdf = new Pdf({
    size: [certificatePage.width / MM_PER_POINT, certificatePage.height / MM_PER_POINT],
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: design.language,
    info: {
      Title: `${values.course} – ${values.name}`,
      Author: values.issuer,
      Subject: values.number,
      Creator: 'Deckle',
      Producer: 'Deckle',
      CreationDate: issuedOn,
      ModDate: issuedOn,
    },
  })
  const bytes = collect(pdf)
  drawBackground(pdf, design.background, pictures)
  for (const field of design.fields) drawField(pdf, field, { ...pictures, language: design.language, values })
  pdf.end()
  return bytes
}

async function collect(pdf: Document): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function drawBackground(pdf: Document, background: CertificateBackground, { byId }: CertificatePictures): void {
  const picture = 'image' in background ? byId.get(background.image) : undefined
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.save()
  if (picture) {
    const size: [number, number] = [pdf.page.width, pdf.page.height]
    pdf.image(picture, 0, 0, { cover: size, align: 'center', valign: 'center' })
  }
  pdf.scale(1 / MM_PER_POINT)
  for (const { d, fill, stroke, width = 0.2 } of backgroundShapes(background)) {
    pdf.path(d)
    if (fill && stroke) pdf.lineWidth(width).fillAndStroke(fill, stroke)
    else if (fill) pdf.fill(fill)
    else pdf.lineWidth(width).stroke(stroke ?? '#000000')
  }
  pdf.restore()
  pdf.endMarkedContent()
}

interface Content extends CertificatePictures {
  readonly language: CertificateDesign['language']
  readonly values: CertificateValues
}

function drawField(pdf: Document, field: CertificateField, { language, values, logo, byId }: Content): void {
  const text = fieldText(field, values, language)
  if (field.kind === 'qr') asFigure(pdf, values.address, () => drawQr(pdf, values.address, field))
  else if (field.kind === 'logo') {
    if (logo) asFigure(pdf, values.issuer, () => drawPicture(pdf, logo, field))
  } else if (field.kind === 'signature') drawSignature(pdf, text, byId.get(field.image), field)
  else if (text !== '') asText(pdf, () => drawText(pdf, text, field))
}

/** The picture above a line, whose it is below it. */
function drawSignature(pdf: Document, text: string, picture: Buffer | undefined, field: CertificateField): void {
  if (!picture && text === '') return
  const below = text === '' ? 0 : field.height * 0.4
  const line = { ...field, height: field.height - below }
  if (picture) asFigure(pdf, text, () => drawPicture(pdf, picture, line))
  if (text === '') return
  const [left, y, length] = [line.x, line.y + line.height, line.width].map((mm) => mm / MM_PER_POINT) as [
    number,
    number,
    number,
  ]
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(left, y)
    .lineTo(left + length, y)
    .lineWidth(0.5)
    .stroke(field.color)
  pdf.endMarkedContent()
  asText(pdf, () => drawText(pdf, text, { ...field, y: line.y + line.height, height: below }))
}

function drawPicture(pdf: Document, picture: Buffer, { x, y, width, height, align }: CertificateField): void {
  const fit: [number, number] = [width / MM_PER_POINT, height / MM_PER_POINT]
  const side = align === 'left' ? undefined : align
  pdf.image(picture, x / MM_PER_POINT, y / MM_PER_POINT, { fit, align: side, valign: 'center' })
}

/** On white, since scanners need it; it can be clicked as well. */
function drawQr(pdf: Document, address: string, { x, y, width, height, color }: CertificateField): void {
  const side = Math.min(width, height)
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2]
  const { path, size } = qrPath(address, QUIET_ZONE)
  pdf.save()
  pdf
    .scale(1 / MM_PER_POINT)
    .translate(left, top)
    .scale(side / size)
  pdf.rect(0, 0, size, size).fill('#ffffff')
  pdf.path(path).fill(color)
  pdf.restore()
  const [boxX, boxY, boxSide] = [left, top, side].map((mm) => mm / MM_PER_POINT) as [number, number, number]
  pdf.link(boxX, boxY, boxSide, boxSide, address)
}

function asText(pdf: Document, draw: () => void): void {
  pdf.addStructure(pdf.struct('P', {}, draw))
}

function asFigure(pdf: Document, alt: string, draw: () => void): void {
  pdf.addStructure(pdf.struct('Figure', { alt }, draw))
}
