import Pdf from 'pdfkit'
import { toMajor } from '@deckle/core/plan/price.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Buyer, Seller } from '../../../db/json-columns.ts'
import {
  artifact,
  contentWidth,
  type Flow,
  ink,
  lineHeight,
  page,
  tagged,
  type TextStyle,
  writeLine,
  writeParagraph,
  writeUndrawn,
} from '../../../platform/pdf/report/flow.ts'
import { catalogues } from '../../../words/catalogues.ts'
import { fill } from '../../../words/fill.ts'
import { invoiceWords } from './invoice-words.ts'
import type { InvoiceRow } from './queries.ts'

/** An A4 PDF, tagged. Drawn from the row alone, so that it stays as it was issued. */
export async function drawInvoice(invoice: InvoiceRow, language: InterfaceLanguage): Promise<Buffer> {
  const words = invoiceWords[language]
  const title = fill(words[invoice.kind], { number: invoice.number })
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang: language,
    info: {
      Title: title,
      Author: invoice.seller.name,
      Creator: 'Deckle',
      Producer: 'Deckle',
      CreationDate: invoice.at,
    },
  })
  const bytes = collect(pdf)
  const flow: Flow = { pdf, y: page.margin }
  drawHead(flow, invoice, language, title)
  drawSides(flow, invoice, language)
  drawAmounts(flow, invoice, language)
  writeUndrawn(flow, (characters) => fill(words.undrawn, { characters }))
  drawFeet(pdf, words.page)
  pdf.end()
  return bytes
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const body: TextStyle = { size: 10 }
const quiet: TextStyle = { size: 9, color: ink.muted }
const strong: TextStyle = { size: 10, bold: true }

const dayIn = (moment: Date, { time_zone }: InvoiceRow, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: time_zone }).format(moment)

/** With the currency's code: not every font has its sign. */
const moneyIn = (amount: number, { currency }: InvoiceRow, language: InterfaceLanguage): string =>
  new Intl.NumberFormat(`${language}-IN`, { style: 'currency', currency, currencyDisplay: 'code' })
    .format(toMajor({ amount, currency }))
    .replaceAll('\u00a0', ' ')

function drawHead(flow: Flow, invoice: InvoiceRow, language: InterfaceLanguage, title: string): void {
  const words = invoiceWords[language]
  writeParagraph(flow, title, { size: 22, bold: true }, { tag: 'H1' })
  if (invoice.sandbox) writeParagraph(flow, words.sandbox, { size: 10, bold: true, color: ink.bad })
  flow.y += 6
  writeParagraph(flow, `${words.date}: ${dayIn(invoice.at, invoice, language)}`, body)
  if (invoice.corrects !== null) writeParagraph(flow, `${words.corrects}: ${invoice.corrects}`, body)
  flow.y += 14
}

function drawSides(flow: Flow, { seller, buyer }: InvoiceRow, language: InterfaceLanguage): void {
  const words = invoiceWords[language]
  for (const [heading, side] of [
    [words.seller, seller],
    [words.buyer, buyer],
  ] as const) {
    writeParagraph(flow, heading, quiet)
    for (const [index, line] of linesOfSide(side, language).entries())
      writeParagraph(flow, line, index === 0 ? strong : body)
    flow.y += 12
  }
}

function linesOfSide(side: Buyer | Seller, language: InterfaceLanguage): readonly string[] {
  const { name, address, taxNumber } = side
  const country = 'country' in side && side.country ? side.country : ''
  return [
    name,
    ...address.split('\n').flatMap((line) => line.trim() || []),
    ...(country === '' ? [] : [new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country]),
    ...(taxNumber === '' ? [] : [fill(invoiceWords[language].taxNumber, { number: taxNumber })]),
  ]
}

function drawAmounts(flow: Flow, invoice: InvoiceRow, language: InterfaceLanguage): void {
  const words = invoiceWords[language]
  const { amount, tax, tax_rate, period_from, period_to, kind, seller } = invoice
  const rate = new Intl.NumberFormat(`${language}-IN`, { maximumFractionDigits: 2 }).format(tax_rate / 100)
  const plan = catalogues[language].plans[invoice.plan]
  const from = dayIn(period_from, invoice, language)
  row(flow, [words.item, words.amount], quiet)
  rule(flow)
  row(
    flow,
    [fill(words.plan, { plan, period: words.periods[invoice.period] }), moneyIn(amount - tax, invoice, language)],
    body,
  )
  const when = period_to
    ? fill(words.from, { from, to: dayIn(period_to, invoice, language) })
    : fill(words.forGood, { from })
  writeParagraph(flow, when, quiet)
  rule(flow)
  row(flow, [words.net, moneyIn(amount - tax, invoice, language)], body)
  row(flow, [fill(words.tax, { name: seller.taxName, rate }), moneyIn(tax, invoice, language)], body)
  row(flow, [words.total, moneyIn(amount, invoice, language)], { size: 12, bold: true })
  flow.y += 12
  writeParagraph(flow, kind === 'invoice' ? words.paid : words.sentBack, body)
  writeParagraph(flow, words.rounding, quiet)
}

function row(flow: Flow, [text, value]: readonly [string, string], style: TextStyle): void {
  const { pdf, y } = flow
  tagged(pdf, 'P', () => {
    writeLine(pdf, text, { x: page.margin, y }, style)
    writeLine(pdf, value, { x: page.margin + contentWidth, y, align: 'right' }, style)
  })
  flow.y += lineHeight(style) + 3
}

function rule(flow: Flow): void {
  const { pdf, y } = flow
  artifact(pdf, () => {
    const end = page.margin + contentWidth
    pdf
      .moveTo(page.margin, y + 3)
      .lineTo(end, y + 3)
      .lineWidth(0.5)
      .stroke(ink.line)
  })
  flow.y += 9
}

function drawFeet(pdf: PDFKit.PDFDocument, words: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    const place = { x: page.margin + contentWidth, y: page.height - page.foot + 26, align: 'right' } as const
    artifact(pdf, () => writeLine(pdf, fill(words, { page: index + 1, pages: count }), place, quiet))
  }
}
