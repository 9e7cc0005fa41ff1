import { costOf, growsLinearly } from './grows-linearly.ts'

/**
 * Texts of about `size` characters on which patterns with overlapping parts take the square of the length: long runs of
 * one character, with and without something at the end that does not fit, and alternations of the characters that
 * separate parts of addresses, names, cells, markup and mails.
 */
export const hostileTexts: Readonly<Record<string, (size: number) => string>> = {
  ...Object.fromEntries(
    [
      ' ',
      '\t',
      '\n',
      '\r',
      '.',
      ',',
      ';',
      '-',
      '_',
      '/',
      '\\',
      '@',
      '"',
      "'",
      '<',
      '>',
      '&',
      '[',
      '(',
      '{',
      '=',
      '+',
      '0',
    ].map((one) => [`runs of ${JSON.stringify(one)}`, (size: number) => `a${one.repeat(size)}b`]),
  ),
  'letters without an end': (size) => 'a'.repeat(size),
  'digits and a letter': (size) => `${'1'.repeat(size)}x`,
  'dots after an at sign': (size) => `a@${'.'.repeat(size)}@`,
  'labels without an end': (size) => `a@${'a.'.repeat(size / 2)}`,
  'addresses without white space': (size) => 'a@a.a,'.repeat(size / 6),
  'cells that begin with signs': (size) => ', -'.repeat(size / 3),
  'quoted cells': (size) => ',"='.repeat(size / 3),
  'apostrophes before signs': (size) => ",'=".repeat(size / 3),
  'grouped digits': (size) => '1,'.repeat(size / 2),
  'words with hyphens': (size) => 'a-'.repeat(size / 2),
  'unclosed tags': (size) => '<a '.repeat(size / 3),
  'unclosed styles': (size) => '<style '.repeat(size / 7),
  'beginnings of entities': (size) => '&#'.repeat(size / 2),
  'beginnings of comments': (size) => '<!--'.repeat(size / 4),
  'beginnings of addresses': (size) => 'http://'.repeat(size / 7),
  'mentions without an end': (size) => '@[a]('.repeat(size / 5),
  'quotation marks and line separators': (size) => `${'>'.repeat(size)}\u2028`,
  'an introduction without an end': (size) => `On ${'x '.repeat(size / 2)}`,
  'a Hindi introduction': (size) => `ने लिखा${' '.repeat(size)}x`,
  'combining marks': (size) => `a${'\u0301'.repeat(size)}`,
  joiners: (size) => `a${'\u200d'.repeat(size)}b`,
  emoji: (size) => '😀'.repeat(size / 2),
}

/** Microseconds. What takes less is not worth a closer look, and too short to be compared. */
const UNSUSPICIOUS = 20_000

/** Names of the hostile texts of about `size` characters that a reader takes more than proportional time for. */
export function slowTextsOf(read: (text: string) => unknown, size: number): readonly string[] {
  const slow = Object.entries(hostileTexts).filter(([, textOf]) => {
    const texts = new Map([size / 4, size / 2, size, 2 * size].map((length) => [length, textOf(length)]))
    const readOf = (length: number) => read(texts.get(length) ?? '')
    // timing: only chooses what is compared with other sizes
    if (costOf(() => readOf(size)) <= UNSUSPICIOUS) return false
    // What overlaps grows with the square at each doubling; collecting garbage adds a jump at one of them.
    return [size / 4, size / 2, size].every((length) => !growsLinearly(readOf, length, 2))
  })
  return slow.map(([name]) => name)
}
