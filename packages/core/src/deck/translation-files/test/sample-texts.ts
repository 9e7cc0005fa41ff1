import * as fc from 'fast-check'
import type { TranslationFile, TranslationText } from '../translation-text.ts'

export const sampleText = (patch: Partial<TranslationText> = {}): TranslationText => ({
  slideId: 's1',
  path: 'question',
  source: 'Which one?',
  target: 'कौन सा?',
  max: 200,
  multiline: false,
  place: 'Slide 1: Question',
  ...patch,
})

export const sampleFile = (...texts: readonly TranslationText[]): TranslationFile => ({
  deckId: 'd1',
  sourceLanguage: 'en',
  targetLanguage: 'hi',
  texts,
})

/** Texts that are hard to store in files: scripts, quotes, line breaks, markup, spreadsheet formulas. */
export const hardText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        "'",
        '\n',
        ',',
        ';',
        '\t',
        ' ',
        '<',
        '>',
        '&',
        ']]>',
        '&amp;',
        '<g id="1">',
        '=',
        '+',
        '-',
        '@',
        '＝',
      ),
      fc.constantFrom('कौन', 'हिंदी', 'क्ष', 'چائے', '茶', '😀', 'é', 'Tea'),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))
  // oxlint-disable-next-line no-control-regex
  .map((text) => text.replace(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, ''))

export const hardFile = fc
  .array(fc.record({ source: hardText, target: hardText, place: hardText }), { minLength: 1, maxLength: 8 })
  .map((texts) =>
    sampleFile(
      ...texts.map((text, at) => sampleText({ ...text, slideId: at === 0 ? null : `s${at}`, multiline: true })),
    ),
  )
