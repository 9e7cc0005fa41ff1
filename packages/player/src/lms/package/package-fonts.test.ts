import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Language, languages } from '@deckle/core/deck/deck.ts'
import { describe, expect, it } from 'vitest'
import { wordsFor } from '../../words/words-for.ts'
import { fontFaces, fontsFor, packageFonts } from './package-fonts.ts'

const faces: Readonly<Record<Language, string | null>> = {
  en: null,
  hi: 'Devanagari',
  bn: 'Bengali',
  ta: 'Tamil',
  te: 'Telugu',
  mr: 'Devanagari',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  pa: 'Gurmukhi',
  ur: 'Arabic',
  ar: 'Arabic',
  es: null,
  fr: null,
  de: null,
  pt: null,
  id: null,
  zh: null,
}

const isIn = (range: string, letter: string): boolean =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    const code = letter.codePointAt(0) ?? 0
    return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16)
  })

const lettersOf = (language: Language): Set<string> => new Set(JSON.stringify(wordsFor(language)))

describe('the faces of a package', () => {
  it.each(languages)('of a deck in %s are those of its script, for every letter of it', (language) => {
    const text = JSON.stringify(wordsFor(language))
    const fonts = fontsFor(text)
    expect(fonts.map(({ family }) => family)).toEqual(faces[language] === null ? [] : [`Noto Sans ${faces[language]}`])
    for (const { letters, range } of fonts)
      for (const letter of lettersOf(language)) if (letters.test(letter)) expect(isIn(range, letter), letter).toBe(true)
  })

  it('are found by the build, each in a file of its own, and named by the style sheet of packages', () => {
    const { resolve } = createRequire(import.meta.url)
    const style = readFileSync(new URL('../lms.css', import.meta.url), 'utf8')
    for (const { source, family, file } of packageFonts) {
      expect(existsSync(resolve(source)), source).toBe(true)
      expect(style).toContain(`'${family}'`)
      expect(fontFaces(packageFonts).split(`url('${file}')`)).toHaveLength(2)
    }
  })

  it('leave letters of other scripts to the others', () => {
    for (const { letters, range } of packageFonts)
      for (const other of packageFonts.filter((one) => one.letters !== letters))
        for (const language of languages.filter((one) => faces[one] && other.family.endsWith(faces[one])))
          for (const letter of lettersOf(language))
            if (other.letters.test(letter)) expect(isIn(range, letter), `${letter} ${range}`).toBe(false)
  })
})
