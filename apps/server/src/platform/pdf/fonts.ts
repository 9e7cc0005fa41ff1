import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { codePointsOf } from './code-points.ts'
import { type FontLook, type FontPackage, fontFileName, fontPackages, subsetsOf } from './font-files.ts'
import { sfntOf } from './sfnt.ts'

/** One file of a font: the part of it that has some characters. */
export interface FontPart {
  /** Its file's name. */
  readonly key: string
  has(codePoint: number): boolean
  /** The file's content, which is kept. */
  read(): Buffer
}

type Range = readonly [first: number, last: number]

const known = new Map<string, readonly FontPart[]>()

/** Punctuation, marks and the like stay in the font of the sign before where that has them; every font has the blank. */
const shared = /[\p{sc=Zyyy}\p{sc=Zinh}]/u

/** Characters that shape others or break lines and have no glyph. Hangul fillers are drawn (docs/decisions/0093). */
const invisible = /(?![\u115f\u1160\u3164\uffa0])[\p{DI}\p{Cc}\p{Zl}\p{Zp}]/u

export const isInvisible = (character: string): boolean => invisible.test(character)

/** The font of a character; the first one, which draws an empty box, where none has it. */
export function fontFor(character: string, look: FontLook, bold: boolean, before: FontPart | null): FontPart {
  if (before && (character === ' ' || isInvisible(character))) return before
  const codePoint = character.codePointAt(0) ?? 0
  if (before?.has(codePoint) && shared.test(character)) return before
  return partWith(codePoint, look, bold) ?? (partsOf(fontPackages[look][0], bold)[0] as FontPart)
}

export const hasGlyph = (character: string, look: FontLook, bold: boolean): boolean =>
  partWith(character.codePointAt(0) ?? 0, look, bold) !== undefined

const otherLook = { sans: 'serif', serif: 'sans' } as const satisfies Record<FontLook, FontLook>
/** Found ones only: at most as many as the fonts have characters. */
const partsByCharacter = new Map<string, FontPart>()

/** Fonts of the look, then of the other. Ranges of a package are read when no package before it has the character. */
function partWith(codePoint: number, look: FontLook, bold: boolean): FontPart | undefined {
  const key = `${codePoint} ${look} ${bold}`
  const found = partsByCharacter.get(key) ?? findPart(codePoint, look, bold)
  if (found) partsByCharacter.set(key, found)
  return found
}

function findPart(codePoint: number, look: FontLook, bold: boolean): FontPart | undefined {
  for (const one of [...fontPackages[look], ...fontPackages[otherLook[look]]]) {
    const found = partsOf(one, bold).find((part) => part.has(codePoint))
    if (found) return found
  }
  return undefined
}

function partsOf(one: FontPackage, bold: boolean): readonly FontPart[] {
  const key = `${one.name} ${bold}`
  const found = known.get(key) ?? readParts(one, bold)
  known.set(key, found)
  return found
}

function readParts(one: FontPackage, bold: boolean): readonly FontPart[] {
  const folder = packageFolder(one.name)
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>
  const weight = bold && one.weights.includes(700) ? 700 : 400
  return subsetsOf(one, ranges).map((subset) => {
    const key = fontFileName(one, subset, weight)
    const within = rangesOf(ranges[subset] ?? '')
    const read = () => readFile(key, join(folder, 'files', key))
    let glyphs: ReadonlySet<number> | undefined
    // Ranges also have characters that the file lacks: they only say which file to read.
    const has = (codePoint: number): boolean => {
      if (!within.some(([first, last]) => codePoint >= first && codePoint <= last)) return false
      glyphs ??= codePointsOf(read())
      return glyphs.has(codePoint)
    }
    return { key, has, read }
  })
}

const files = new Map<string, Buffer>()

function readFile(key: string, file: string): Buffer {
  const content = files.get(key) ?? sfntOf(readFileSync(file))
  files.set(key, content)
  return content
}

/** Of `U+0900-097F,U+20B9`. */
function rangesOf(text: string): readonly Range[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** In the bundle the build has copied them; otherwise they are read from the npm packages. */
function packageFolder(name: string): string {
  const built = join(import.meta.dirname, 'fonts')
  if (existsSync(built)) return join(built, name)
  return dirname(createRequire(import.meta.url).resolve(`@fontsource/${name}/unicode.json`))
}
