import type { TextEncoding } from './text-encoding.ts'

/** Letters beyond ASCII of the languages that an encoding was made for, in lower case. */
export const latinAlphabets: readonly (readonly [TextEncoding, readonly string[]])[] = [
  [
    'windows-1252',
    [
      'àâæçèéêëîïôœùûüÿ',
      'áéíñóúüªº',
      'áàâãçéêíóôõúüªº',
      'äöüß',
      'åäöéü',
      'åæøéöäü',
      'àèéìíîòóùú',
      'áèéëíïóöü',
      'àçèéíïòóúü·',
      'áéíóúàèìòù',
    ],
  ],
  ['windows-1250', ['ąćęłńóśźż', 'áäčďéěíĺľňóôŕřšťúůýž', 'áéíóöőúüű', 'čćđšž', 'ăâîşţ', 'áäčďéěíňóöřšťúůüýžćđ']],
  ['windows-1254', ['âçğîıİöşüû']],
  ['windows-1257', ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöšüž']],
  // Icelandic, after Turkish, whose letters are the same bytes.
  ['windows-1252', ['áæéíðóöúýþ']],
]

/** Encodings whose letters beyond ASCII are those of another script. */
export const otherScripts: readonly (readonly [TextEncoding, RegExp])[] = [
  ['windows-1251', /\p{Script=Cyrillic}/u],
  ['windows-1253', /\p{Script=Greek}/u],
  ['windows-1255', /\p{Script=Hebrew}/u],
  ['windows-1256', /\p{Script=Arabic}/u],
  ['windows-874', /\p{Script=Thai}/u],
]

/** How Japanese is written in Shift JIS; `own` must occur, since the rest is Chinese too. */
export const japanese = {
  all: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〇]/u,
  own: /[\p{Script=Hiragana}ァ-ヶ]/u,
} as const

/**
 * Encodings of two bytes beyond ASCII for each letter, by the first bytes of common letters: Hangul syllables, and the
 * frequent half of Chinese characters.
 */
export const pairEncodings = [
  { encoding: 'euc-kr', first: 0xb0, last: 0xc8, share: 0.95 },
  { encoding: 'gb18030', first: 0xb0, last: 0xd7, share: 0.8 },
] as const satisfies readonly { encoding: TextEncoding; first: number; last: number; share: number }[]
