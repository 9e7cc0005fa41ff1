import { slowTextsOf } from '@deckle/core/test/hostile-texts.ts'
import { expect, it } from 'vitest'
import { isDateFormat } from '../modules/imports/file/cell-text.ts'
import { createCsvParser, guessDelimiter } from '../modules/imports/file/csv-parser.ts'
import { attributeOf, createXmlTokens } from '../modules/imports/file/xml-tokens.ts'
import { readPage } from '../modules/social/cards/read-page.ts'
import { cutQuote } from '../modules/tickets/inbound/cut-quote.ts'
import { textOfHtml } from '../modules/tickets/inbound/text-of-html.ts'
import { Refusal } from '../refusal.ts'

/** A text that is no such file may be refused; what counts is how long that takes. */
const orRefuse = (read: (text: string) => unknown) => (text: string) => {
  try {
    return read(text)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  attributeOf: (text) => attributeOf(text, 'r'),
  createCsvParser: orRefuse((text) => createCsvParser(',').push(text)),
  createXmlTokens: orRefuse((text) => [...createXmlTokens().push(`<a ${text}`)]),
  'createXmlTokens, a name': orRefuse((text) => [...createXmlTokens().push(`<${text}`)]),
  cutQuote,
  guessDelimiter,
  isDateFormat: (text) => isDateFormat(200, text),
  readPage: (text) => readPage(Buffer.from(text), 'text/html'),
  textOfHtml,
}

it.each(Object.entries(readers))('%s takes time in proportion to every hostile text', (_name, read) => {
  expect(slowTextsOf(read, 60_000)).toEqual([])
})
