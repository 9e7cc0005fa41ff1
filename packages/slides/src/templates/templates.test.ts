import { deckTextsOf } from '@deckle/core/deck/texts/localise.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isFault } from '@deckle/core/formula/fault.ts'
import { readFormula } from '@deckle/core/formula/formula.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { describe, expect, it } from 'vitest'
import { slideTypes, templatesFor, textsOfSlide } from '../catalog.ts'
import { checkDeck } from '../doctor/check-deck.ts'
import { tryFormula } from '../doctor/formula-findings.ts'
import { reachableSlides } from '../flow/flow.ts'
import { variablesOf } from '../flow/variables-of.ts'
import { formulasOf } from '../formula-problems.ts'
import { pictures } from './pictures/pictures.ts'
import { templateLanguages } from './template.ts'
import { picturesOf, templateContent } from './template-content.ts'
import { templateOf, templates } from './templates.ts'

const devanagari = /[\u0900-\u097f]/
const latin = /[a-z]{2,}/i

describe('the gallery', () => {
  it('has two templates for each reader type, in their order, each with its own key', () => {
    expect(templates.map(({ readerType }) => readerType)).toEqual(readerTypes.flatMap((type) => [type, type]))
    expect(new Set(templates.map(({ key }) => key)).size).toBe(26)
    for (const { key } of templates) expect(templateOf(key)?.key).toBe(key)
  })

  it('uses every slide type, most palettes, all transitions and many text positions', () => {
    const contents = templates.map((one) => templateContent(one))
    const used = new Set(contents.flatMap(({ contentHash }) => contentHash.map(({ template }) => template)))
    expect([...used].toSorted()).toEqual([...slideTypes].toSorted())
    expect(new Set(templates.map(({ palette }) => palette)).size).toBe(14)
    expect(new Set(contents.map(({ design }) => design.transition)).size).toBe(3)
    expect(new Set(contents.map(({ design }) => design.textPosition)).size).toBeGreaterThanOrEqual(6)
    expect(
      contents.filter(({ contentHash }) => contentHash.some(({ jumps }) => jumps.rules.length > 0)).length,
    ).toBeGreaterThanOrEqual(5)
    expect(contents.filter(({ voEnabled }) => voEnabled)).toHaveLength(2)
  })

  it('shows every picture somewhere', () => {
    const shown = new Set(templates.flatMap(picturesOf))
    // Used by the demo content alone.
    const elsewhere = new Set(['flatWhite', 'frenchPress', 'mokaPot', 'cupping'])
    expect(Object.keys(pictures).filter((name) => !shown.has(name as never) && !elsewhere.has(name))).toEqual([])
  })
})

describe.each(templates.map((template) => [template.key, template] as const))('%s', (_key, template) => {
  const content = templateContent(template)

  it('has 4 to 12 slides that its reader type may use', () => {
    expect(content.contentHash.length).toBeGreaterThanOrEqual(4)
    expect(content.contentHash.length).toBeLessThanOrEqual(12)
    const allowed = templatesFor(template.readerType)
    for (const slide of content.contentHash) expect(allowed, slide.slideId).toContain(slide.template)
  })

  it.each(templateLanguages)('leaves nothing to find before publishing (%s)', (language) => {
    expect(checkDeck(templateContent(template, { language }))).toEqual([])
  })

  it('is wholly translated, each language in its own script', () => {
    const hindi = templateContent(template, { language: 'hi' })
    expect(wordsOf(content).filter((text) => devanagari.test(text))).toEqual([])
    // Addresses, units and names of keys are not translated.
    const english = wordsOf(hindi).filter((text) => latin.test(text) && !devanagari.test(text))
    expect(english.filter((text) => !text.includes('@') && !text.includes('.test'))).toEqual([])
    expect(Object.keys(hindi.translations)).toEqual(['en'])
    expect(hindi.translations.en?.slides).toEqual(englishTexts(content))
    expect(hindi.resultRange.masterTags).toHaveLength(content.resultRange.masterTags.length)
  })

  it('has a picture with words for each picture it shows', () => {
    for (const { alt } of picturesOf(template).map((name) => pictures[name]))
      for (const words of alt) expect(words.length).toBeGreaterThan(5)
  })

  it('reaches every slide, and computes for all values that can be given', () => {
    expect([...reachableSlides(content)].filter((id) => id !== '.end').toSorted()).toEqual(
      content.contentHash.map(({ slideId }) => slideId).toSorted(),
    )
    for (const { text } of content.contentHash.flatMap(formulasOf)) {
      const formula = readFormula(text)
      if (isFault(formula)) throw new Error(text)
      expect(tryFormula(formula, variablesOf(content)).failure, text).toBeNull()
    }
  })

  it('links to nobody', () => {
    const links = JSON.stringify(content).match(/(?:https?:\/\/|mailto:)[^"]*/g) ?? []
    const ours =
      /^(?:https:\/\/example\.org\/|mailto:hello@example\.org$|https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ$)/
    expect(links.filter((link) => !ours.test(link))).toEqual([])
  })
})

function wordsOf(content: DeckContent): string[] {
  return [
    content.name,
    ...content.contentHash.flatMap((slide) => textsOfSlide(slide).map(({ text }) => text)),
    ...content.contentHash.map(({ voiceover }) => voiceover),
    ...deckTextsOf(content).map(({ text }) => text),
  ].filter((text) => text !== '')
}

function englishTexts(content: DeckContent): object {
  return Object.fromEntries(
    content.contentHash.map((slide) => [
      slide.slideId,
      Object.fromEntries(
        textsOfSlide(slide)
          .filter(({ text }) => text !== '')
          .map(({ path, text }) => [path, text]),
      ),
    ]),
  )
}
