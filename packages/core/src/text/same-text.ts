import { latinDigits } from './latin-digits.ts'

/**
 * Whether two texts are the same to a reader. Ignores case (product.md §5), white space at the ends, and what keyboards,
 * phones and clipboards write differently: see `comparableText`.
 */
export function isSameText(text: string, other: string): boolean {
  return comparableText(text) === comparableText(other)
}

/**
 * The form in which typed texts are compared: lower case, straight quotes, `-` for every dash, one space for any white
 * space, nothing invisible, digits 0–9, letters of usual width and composition (NFKC).
 */
export function comparableText(text: string): string {
  return (
    straightQuotes(
      // Before NFKC, which makes spaces and accents of some quotes.
      straightQuotes(latinDigits(text))
        // 10⁶ is not 106, and 1½ not 11/2.
        .replace(/(\d)(?=[⁰¹²³⁴-⁹])/g, '$1^')
        .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
        .normalize('NFKC'),
    )
      .replace(/[\p{DI}\u0085]/gu, (character) => (character === '\u0085' ? ' ' : ''))
      .replace(/[\p{Pd}−˗⁃]/gu, '-')
      .replace(/⁄/g, '/')
      .trim()
      .replace(/\s+/g, ' ')
      // To upper case between, since ß is SS and ς is Σ there; lower case first for ẞ.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replace(/ς/g, 'σ')
      .replace(/i\u0307+/g, 'i')
      .normalize('NFKC')
  )
}

const straightQuotes = (text: string): string =>
  text.replace(/[´`‘’‚‛‹›′‵ʹʻʼˈꞋꞌ׳]/g, "'").replace(/[“”„‟«»″‶〝〞〟״]/g, '"')
