import { japanese, latinAlphabets, otherScripts, pairEncodings } from './alphabets.ts'
import type { ByteFacts } from './byte-facts.ts'
import { type Decode, REPLACEMENT, type TextEncoding, textEncodings } from './text-encoding.ts'

/**
 * The encoding of a text. A byte order mark decides, then validity: text that is UTF-8, or mostly, is read as UTF-8, so
 * that single bad bytes spoil nothing but their rows. For anything else, letters decide: the encoding in which most of
 * them belong to one language.
 */
export function guessEncoding({ start, sequences, broken, sample }: ByteFacts, decode: Decode): TextEncoding {
  const marked = encodingByMark(start)
  if (marked) return marked
  const wide = encodingByZeros(start)
  if (wide) return wide
  if (broken === 0 || sequences > broken) return 'utf-8'
  const paired = encodingByPairs(sample)
  if (paired) return paired
  const [best, score] = bestByLetters(sample, decode)
  return score < FITTING && isJapanese(decode(sample, 'shift_jis')) ? 'shift_jis' : best
}

/** Share of fitting letters from which a guess is not questioned. */
const FITTING = 0.6

function encodingByMark([first, second, third]: Uint8Array): TextEncoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/** UTF-16 without a mark: every other byte of Latin text is zero. */
function encodingByZeros(start: Uint8Array): TextEncoding | null {
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 5 && even === 0) return 'utf-16le'
  return even > start.length / 5 && odd === 0 ? 'utf-16be' : null
}

/** In Korean and Chinese encodings, bytes beyond ASCII come in pairs. */
function encodingByPairs(sample: Uint8Array): TextEncoding | null {
  const firsts: number[] = []
  let [runs, odd, length] = [0, 0, 0]
  for (const byte of [...sample, 0]) {
    if (byte > 127) {
      if (length % 2 === 0) firsts.push(byte)
      length++
    } else if (length > 0) {
      runs++
      odd += length % 2
      length = 0
    }
  }
  if (runs === 0 || odd > runs * 0.05) return null
  const found = pairEncodings.find(
    ({ first, last, share }) => firsts.filter((byte) => byte >= first && byte <= last).length >= firsts.length * share,
  )
  return found?.encoding ?? null
}

function bestByLetters(sample: Uint8Array, decode: Decode): readonly [TextEncoding, number] {
  let best: readonly [TextEncoding, number] = ['windows-1252', Number.NEGATIVE_INFINITY]
  const consider = (encoding: TextEncoding, score: number): void => {
    if (score > best[1] + 1e-9) best = [encoding, score]
  }
  for (const [encoding, alphabets] of latinAlphabets) {
    const words = wordsOf(decode(sample, encoding))
    for (const alphabet of alphabets) consider(encoding, scoreOf(words, latinRule(new Set(alphabet))))
  }
  for (const [encoding, script] of otherScripts)
    consider(encoding, scoreOfScript(wordsOf(decode(sample, encoding)), script))
  return best
}

/** Words with characters beyond ASCII, at most 5,000. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s\u0021-\u0026\u0028-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]+/)
    .filter((word) => /\P{ASCII}/u.test(word))
    .slice(0, 5000)

/** 1 for a letter that fits, 0 for a sign that says nothing, below 0 for what no text has there. */
type Rule = (letter: string, before: string, after: string) => number

/** Share of fitting letters; -1 without letters. */
function scoreOf(words: readonly string[], rule: Rule): number {
  let [sum, count] = [0, 0]
  for (const word of words) {
    const letters = [...word]
    for (const [at, letter] of letters.entries()) {
      if (letter <= '\u007f') continue
      const points = rule(letter, letters[at - 1] ?? '', letters[at + 1] ?? '')
      sum += points
      if (points !== 0) count++
    }
  }
  return count === 0 ? -1 : sum / count
}

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign)
const isBeyondAscii = (sign: string): boolean => sign > '\u007f'
const typographic = new Set('“”„‘’‚–—…«»‹›€°•·™®©§´\u00a0')

/** What no encoding's text contains between letters: control characters, undefined bytes, signs. */
function pointsOfSign(sign: string, before: string, after: string): number {
  if (sign === REPLACEMENT || /\p{Cc}/u.test(sign)) return -2
  if (typographic.has(sign)) return 0
  return isLetter(before) || isLetter(after) ? -2 : 0
}

function latinRule(alphabet: ReadonlySet<string>): Rule {
  return (letter, before, after) => {
    if (!isLetter(letter)) return pointsOfSign(letter, before, after)
    // No word of these languages has three such letters in a row.
    if (isLetter(before) && isLetter(after) && isBeyondAscii(before) && isBeyondAscii(after)) return -1
    const isMidWord = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)
    return (alphabet.has(letter.toLowerCase()) || alphabet.has(letter)) && !isMidWord ? 1 : -0.5
  }
}

/** Names have capitals: a script with capitals but without any here is hardly the right one. */
function scoreOfScript(words: readonly string[], script: RegExp): number {
  const hasCase = words.some((word) => /\p{Ll}/u.test(word.replace(/[a-z]/g, '')))
  const hasCapitals = words.some((word) => /\p{Lu}/u.test(word.replace(/[A-Z]/g, '')))
  return scoreOf(words, scriptRule(script)) - (hasCase && !hasCapitals ? 0.5 : 0)
}

function scriptRule(script: RegExp): Rule {
  return (letter, before, after) => {
    if (!isLetter(letter) && !/\p{M}/u.test(letter)) return pointsOfSign(letter, before, after)
    const isForeign = (sign: string): boolean => isLetter(sign) && !script.test(sign)
    if (isForeign(before) || isForeign(after)) return -1
    // Words begin with a capital or are small throughout.
    if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)) return -1
    return script.test(letter) ? 1 : -1
  }
}

function isJapanese(text: string): boolean {
  const letters = [...text].filter((sign) => isBeyondAscii(sign) && !/\p{P}/u.test(sign))
  const fitting = letters.filter((letter) => japanese.all.test(letter)).length
  const proper = letters.filter((letter) => japanese.own.test(letter)).length
  return fitting > letters.length * 0.85 && proper > letters.length * 0.1
}

export interface EncodingSample {
  readonly encoding: TextEncoding
  /** Words of the file beyond ASCII, as this encoding reads them. */
  readonly text: string
}

/** Longest sample in characters, and words in it. */
const LONGEST_SAMPLE = 60
const SAMPLED_WORDS = 3

/**
 * How each encoding that could be meant reads the file's words beyond ASCII, for people to choose from; encodings that
 * read them alike are offered once. Empty if the file has none.
 */
export function encodingSamples({ sample, start }: ByteFacts, guessed: TextEncoding, decode: Decode): EncodingSample[] {
  const isWide = guessed.startsWith('utf-16')
  const bytes = isWide ? start : sample
  if (bytes.length === 0) return []
  const lines = bytes.subarray(0, 16_384)
  const seen = new Set<string>()
  const others = textEncodings.filter((encoding) => encoding !== guessed && !encoding.startsWith('utf-16'))
  return [guessed, ...(isWide ? [] : others)].flatMap((encoding) => {
    const text = shown(decode(lines, encoding))
    const isNew = text !== '' && !seen.has(text)
    seen.add(text)
    return isNew ? [{ encoding, text }] : []
  })
}

function shown(text: string): string {
  const words = text
    .split(/[,;\t\r\n"]+/)
    .map((cell) => cell.trim())
    .filter((cell) => /\P{ASCII}/u.test(cell))
  return [...new Set(words)].slice(0, SAMPLED_WORDS).join(' · ').slice(0, LONGEST_SAMPLE)
}
