/** A face for letters that many devices draw badly or not at all. */
export interface PackageFont {
  readonly family: string
  /** Its name in a package. */
  readonly file: string
  /** Where the build finds it. */
  readonly source: string
  /** The letters it is for, as a style sheet says them. */
  readonly range: string
  readonly letters: RegExp
}

/** Those that the player's style names, beside the device's own. */
export const packageFonts: readonly PackageFont[] = [
  {
    family: 'Noto Sans Devanagari',
    file: 'noto-sans-devanagari.woff2',
    source: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    range: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+25CC,U+A830-A839,U+A8E0-A8FF',
    letters: /\p{Script=Devanagari}/u,
  },
]

/** The faces that a text needs. */
export function fontsFor(text: string): readonly PackageFont[] {
  return packageFonts.filter(({ letters }) => letters.test(text))
}

/** Their part of a style sheet; the files stand beside the page. */
export function fontFaces(fonts: readonly PackageFont[]): string {
  return fonts
    .map(
      ({ family, file, range }) =>
        `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url('${file}') format('woff2');unicode-range:${range}}`,
    )
    .join('')
}
