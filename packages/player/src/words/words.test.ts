import { type Language, languages } from '@deckle/core/deck/deck.ts'
import { describe, expect, it } from 'vitest'
import { loadLeadWords, loadWords } from './load-words.ts'
import { leadWordsFor, notesFor, wordsFor } from './words-for.ts'

const leadOf = (language: Language) =>
  Object.fromEntries(Object.entries(leadWordsFor(language)).map(([key, text]) => [`lead.${key}`, text as string]))
const english: Readonly<Record<string, string>> = { ...wordsFor('en'), ...notesFor('en'), ...leadOf('en') }
const others = languages.filter((language) => language !== 'en')
const textsIn = (language: Language): Readonly<Record<string, string>> => ({
  ...wordsFor(language),
  ...notesFor(language),
  ...leadOf(language),
})
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

/** Scripts other than Latin. */
const scripts: Partial<Record<Language, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  gu: /\p{Script=Gujarati}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  pa: /\p{Script=Gurmukhi}/u,
  ur: /\p{Script=Arabic}/u,
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
}
/** Only numbers, no words. */
const wordless = new Set(['outOf', 'slideOf', 'seconds'])

describe.each(others)('the player in %s', (language) => {
  const texts = textsIn(language)

  it('says all that it says in English, with the same numbers and names in it', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(english)) {
      expect(texts[key]?.trim(), key).not.toBe('')
      expect(placeholders(texts[key] ?? ''), key).toEqual(placeholders(text))
      expect(texts[key]?.split('|').length, key).toBe(text.split('|').length)
    }
  })

  it('is in its own words and letters', () => {
    const same = Object.keys(texts).filter((key) => !wordless.has(key) && texts[key] === english[key])
    // "Error", "Stop" and the like are words of several languages.
    expect(same.length, same.join()).toBeLessThan(6)
    const script = scripts[language]
    if (script)
      for (const [key, text] of Object.entries(texts)) if (!wordless.has(key)) expect(text, key).toMatch(script)
  })

  it('is fetched as what the server sends', async () => {
    expect(await loadWords(language)).toBe(wordsFor(language))
    expect(await loadLeadWords(language)).toBe(leadWordsFor(language))
  })
})
