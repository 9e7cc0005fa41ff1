import { languages } from '@deckle/core/deck/deck.ts'
import { describe, expect, it } from 'vitest'
import { wordsOfCode, wordsOfMessage } from '../../../words/refusal-words.ts'
import { audienceWordsFor } from './words-for.ts'

const flat = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value as object, `${path}${key}.`),
  )
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found)
const english = flat(audienceWordsFor('en'))

describe.each(languages.filter((language) => language !== 'en'))('what stands before a deck in %s', (language) => {
  it('is all there, in its own words', () => {
    const texts = new Map(flat(audienceWordsFor(language)))
    expect([...texts.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted())
    for (const [key, text] of english) {
      expect(placeholders(texts.get(key) ?? ''), key).toEqual(placeholders(text))
      if (key !== 'pin') expect(texts.get(key), key).not.toBe(text)
    }
  })

  it('is refused in the same language', () => {
    for (const code of ['gone', 'too_often', 'unavailable', 'disk_full'] as const)
      expect(wordsOfCode(code, language)).not.toBe(wordsOfCode(code, 'en'))
    for (const message of ['play.wrong_pin', 'play.full', 'upload.program'] as const)
      expect(wordsOfMessage(message, language)).not.toBe(wordsOfMessage(message, 'en'))
  })
})

it('what only creators are told is said in English where Deckle is not in the language', () => {
  expect(wordsOfCode('plan_limit', 'ta')).toBe(wordsOfCode('plan_limit', 'en'))
  expect(wordsOfMessage('plan.campaigns|limit=5|used=5', 'ta')).toBe(
    wordsOfMessage('plan.campaigns|limit=5|used=5', 'en'),
  )
})
