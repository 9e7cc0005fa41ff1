/** Fonts of PDFs, all by the SIL Open Font License. `subsets` null: all of the package. */
export interface FontPackage {
  readonly name: string
  readonly subsets: readonly string[] | null
  readonly weights: readonly (400 | 700)[]
}

const font = (name: string, subsets: FontPackage['subsets']): FontPackage => ({ name, subsets, weights: [400, 700] })
const european = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']

const indic = ['bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'tamil', 'telugu'].map((script) =>
  font(`noto-sans-${script}`, [script]),
)
/** Scripts whose fonts are small. */
const small = ['thai', 'georgian', 'armenian', 'ethiopic', 'khmer', 'lao', 'myanmar', 'sinhala', 'oriya'].map(
  (script) => font(`noto-sans-${script}`, [script]),
)
/** Chinese (which has the Japanese syllables) and Korean are 100 files each by how common their signs are; bold ones would double them. */
const chinese: FontPackage = { name: 'noto-sans-sc', subsets: null, weights: [400] }
const korean: FontPackage = { name: 'noto-sans-kr', subsets: null, weights: [400] }

/** For each look the packages in the order in which a character is looked for. */
export const fontPackages = {
  sans: [
    font('noto-sans', european),
    font('noto-sans-devanagari', ['devanagari']),
    font('vazirmatn', ['arabic']),
    font('noto-sans-hebrew', ['hebrew']),
    ...indic,
    ...small,
    chinese,
    korean,
  ],
  serif: [
    font('noto-serif', european),
    font('noto-serif-devanagari', ['devanagari']),
    font('amiri', ['arabic']),
    font('noto-serif-hebrew', ['hebrew']),
    ...indic,
    ...small,
    chinese,
    korean,
  ],
} as const satisfies Record<string, readonly FontPackage[]>

export type FontLook = keyof typeof fontPackages

export function fontFileName({ name }: FontPackage, subset: string, weight: number): string {
  return `${name}-${subset.replace(/[[\]]/g, '')}-${weight}-normal.woff`
}

/**
 * Names of subsets in a font package's `unicode.json`, which maps each to its ranges of characters. Chinese subsets are
 * numbers in brackets.
 */
export function subsetsOf({ subsets }: FontPackage, ranges: Readonly<Record<string, string>>): readonly string[] {
  return subsets ?? Object.keys(ranges).filter((subset) => subset.startsWith('['))
}
