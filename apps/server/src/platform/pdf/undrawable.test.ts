import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { codePointsOf } from './code-points.ts'
import { fontFor } from './fonts.ts'
import { textRuns } from './text-runs.ts'
import { undrawableCharacters } from './undrawable.ts'

const sans = { font: 'sans', bold: false } as const
const missing = (text: string): readonly string[] => undrawableCharacters(text, sans)

describe('characters that no font can draw', () => {
  it.each([
    'Maria-José O’Connor',
    'श्रीमती ज्योत्स्ना कुट्टिकृष्णन्',
    'محمد عبد الرحمن',
    'پروفیسر گلزار',
    'אברהם',
    'สมชาย ใจดี',
    '김하늘',
    '陈小明',
    'გიორგი',
    'Nguyễn Thị Ánh Tuyết',
    '₹ 1,200 – 50 %',
    '',
  ])('are none in “%s”', (text) => {
    for (const font of ['sans', 'serif'] as const)
      for (const bold of [true, false]) expect(undrawableCharacters(text, { font, bold })).toEqual([])
  })

  it('are named once, in their order', () => {
    expect(missing('ᏣᎳᎩ Asha ᏣᏣ')).toEqual(['Ꮳ', 'Ꮃ', 'Ꭹ'])
  })

  it('are none of what is not drawn: joiners, directions, line ends, blanks', () => {
    expect(missing('क्\u200dष \u200c\u200e\u2068a\u2069\u00ad\ufe0f\n\t\u00a0\u202f\u3000\u0007')).toEqual([])
  })

  it('are whole: an emoji of several parts, a flag, a letter with its mark', () => {
    expect(missing('Asha 👩‍🚀👩‍🚀 🇮🇳 x\u0816')).toEqual(['👩‍🚀', '🇮🇳', 'x\u0816'])
  })

  it('are judged as they are drawn: composed where there is such a letter', () => {
    expect(missing('Tuye\u0302\u0301t')).toEqual([])
  })

  it('are what the font’s file lacks, though the list of its ranges has it', () => {
    // Within Vazirmatn's range U+0600-06FF; Amiri has some of them, and none has a Samaritan letter.
    expect(missing('\u0603')).toEqual([])
    expect(fontFor('\u0603', 'sans', false, null).key).toMatch(/^amiri/)
    expect(missing('\u0800')).toEqual(['\u0800'])
  })

  it.each(['A', 'क', 'م', '陈', 'ກ'])('follow the same table as the font library: the font of %s', (character) => {
    const file = fontFor(character, 'sans', false, null).read()
    const known = (create(file) as Font).characterSet.filter((one) => one !== 0 && one !== 0xffff)
    expect([...codePointsOf(file)].toSorted((a, b) => a - b)).toEqual(known.toSorted((a, b) => a - b))
  })
})

it('what has no glyph breaks no run: a joiner stays in its word, a blank of another width is a blank', () => {
  expect(textRuns('क्\u200dष', 'sans', false)).toHaveLength(1)
  expect(textRuns('9\u202fam\u0007', 'sans', false).map(({ text }) => text)).toEqual(['9 am'])
})
