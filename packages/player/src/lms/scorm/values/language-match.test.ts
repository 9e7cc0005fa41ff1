import { expect, it } from 'vitest'
import { languageMatch } from './language-match.ts'

it.each([
  [['hi-IN'], ['en', 'hi'], 'hi'],
  [['PT_br'], ['en', 'pt'], 'pt'],
  [['fil'], ['en', 'fi'], undefined],
  [['kok-IN'], ['en', 'ko'], undefined],
  [['e'], ['en'], undefined],
  [['', 'ta'], ['en', 'ta'], 'ta'],
  [[undefined, ' TA '], ['en', 'ta'], 'ta'],
  [['zh-Hant-TW'], ['zh'], 'zh'],
  [['fr', 'hi'], ['en', 'hi'], 'hi'],
  [[], ['en'], undefined],
])('of %j a package in %j plays %s', (wanted, spoken, found) => {
  expect(languageMatch(wanted, spoken)).toBe(found)
})
