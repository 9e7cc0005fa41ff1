import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it.each([
  ['each once in a text, whatever its case', ['Tea, tea and TEA!', 'More tea, hot'], ['tea 2', 'hot 1']],
  ['words with marks whole', ['चाय अच्छी है', 'अच्छी चाय'], ['अच्छी 2', 'चाय 2']],
  ['what stands within a word', ["Anne's self-made pot", 'self-made', 'Anne’s'], ["anne's 2", 'self-made 2', 'pot 1']],
  ['what is written without spaces', ['お茶が好きです', 'お茶'], ['お茶 2', 'が 1', 'です 1', '好き 1']],
  ['nothing of fillers, signs and single letters', ['the of and … ! b', ''], []],
] as const)('counts %s', (_, texts, expected) => {
  const found = countWords(texts, 10).map(({ word, texts: count }) => `${word} ${count}`)
  expect(found).toEqual(expected)
})

it('never more than asked for, each word once, most first', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(20), (texts, most) => {
      const found = countWords(texts, most)
      expect(found.length).toBeLessThanOrEqual(most)
      expect(new Set(found.map(({ word }) => word)).size).toBe(found.length)
      for (const [at, { texts: count }] of found.entries()) {
        expect(count).toBeLessThanOrEqual(found[at - 1]?.texts ?? texts.length)
        expect(count).toBeGreaterThan(0)
      }
    }),
  )
})
