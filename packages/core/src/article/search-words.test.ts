import { expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

it('finds the words of any script, without accents of Latin letters and with the marks of others', () => {
  expect(searchWords('Café-Au-Lait, “don’t”  2nd')).toEqual(['cafe', 'au', 'lait', 'don', 't', '2nd'])
  expect(searchWords('हिन्दी में लेख।')).toEqual(['हिन्दी', 'में', 'लेख'])
  expect(searchWords('… !?')).toEqual([])
  expect(searchWords('x'.repeat(99))[0]).toHaveLength(60)
})
