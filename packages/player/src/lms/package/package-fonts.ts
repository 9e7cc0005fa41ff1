export interface PackageFont {
  readonly family: string
  readonly file: string
  readonly source: string
  readonly range: string
  readonly letters: RegExp
}

/** Marks and signs that the scripts of India share; each font has them. */
const shared = 'U+0951-0952,U+0964-0965,U+200C-200D,U+20B9,U+25CC'

const notoSans = (name: string, letters: RegExp, range: string): PackageFont => ({
  family: `Noto Sans ${name}`,
  file: `noto-sans-${name.toLowerCase()}.woff2`,
  source: `@fontsource-variable/noto-sans-${name.toLowerCase()}/files/noto-sans-${name.toLowerCase()}-${name.toLowerCase()}-wght-normal.woff2`,
  range,
  letters,
})

/**
 * The fonts of lms.css beside the system's: one for each script of the decks' languages, except Latin and Chinese, which devices
 * have. Urdu uses Naskh, as Arabic does: a Nastaliq needs lines twice as high.
 */
export const packageFonts: readonly PackageFont[] = [
  notoSans('Devanagari', /\p{Script=Devanagari}/u, `U+0900-097F,U+1CD0-1CF9,U+20A8,U+A830-A839,U+A8E0-A8FF,${shared}`),
  notoSans('Bengali', /\p{Script=Bengali}/u, `U+0980-09FE,${shared}`),
  notoSans('Tamil', /\p{Script=Tamil}/u, `U+0B82-0BFA,${shared}`),
  notoSans('Telugu', /\p{Script=Telugu}/u, `U+0C00-0C7F,${shared}`),
  notoSans('Gujarati', /\p{Script=Gujarati}/u, `U+0A80-0AFF,${shared}`),
  notoSans('Kannada', /\p{Script=Kannada}/u, `U+0C80-0CF3,${shared}`),
  notoSans('Malayalam', /\p{Script=Malayalam}/u, `U+0D00-0D7F,${shared}`),
  notoSans('Gurmukhi', /\p{Script=Gurmukhi}/u, `U+0A01-0A76,${shared}`),
  notoSans('Arabic', /\p{Script=Arabic}/u, 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC'),
]

export function fontsFor(text: string): readonly PackageFont[] {
  return packageFonts.filter(({ letters }) => letters.test(text))
}

/** `@font-face` rules for files beside the page. */
export function fontFaces(fonts: readonly PackageFont[]): string {
  return fonts
    .map(
      ({ family, file, range }) =>
        `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url('${file}') format('woff2');unicode-range:${range}}`,
    )
    .join('')
}
