/** Letters that Unicode does not decompose, and variants of one letter, with what people type for them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ɔ: 'o',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ɓ: 'b',
  ƙ: 'k',
  ə: 'e',
  ɛ: 'e',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ٱ: 'ا',
  '\u0901': '\u0902',
}

const marks = new RegExp(
  `[${[
    // Of Latin, Greek and Cyrillic.
    '\\u0300-\\u036f\\u0483-\\u0487\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f',
    // Points and lengthening of Hebrew and Arabic.
    '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7',
    '\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed',
    // Nukta and virama of Indic scripts, tone marks of Thai and Lao.
    '\\u093c\\u094d\\u09bc\\u09cd\\u0a3c\\u0a4d\\u0abc\\u0acd\\u0b3c\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca',
    '\\u0e47-\\u0e4e\\u0ec8-\\u0ece',
    // Invisible characters.
    '\\u00ad\\u061c\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff',
  ].join('')}]`,
  'g',
)

const letter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * The form in which names and titles are searched: lower case, without marks on letters, with straight quotes and `-` for
 * every dash. The database's function `searchable_text` returns the same (docs/decisions/0089).
 */
export const searchableText = (text: string): string =>
  text
    // Before NFKD, which makes a space and an accent of it.
    .replaceAll('´', "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(letter, (found) => letters[found] as string)
    .replace(/[`‘’‚‛‹›′‵ʹʻʼˈꞌ׳]/g, "'")
    .replace(/[“”„‟«»‶〝〞〟״]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')

/** Whether a search finds a text: the search is a part of it, whatever the case and marks of both. */
export const isFoundBy = (text: string, search: string): boolean =>
  searchableText(text).includes(searchableText(search))
