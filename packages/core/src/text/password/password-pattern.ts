/** Keyboard rows (US, German, French), and the columns that slant down from the digits. */
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']
const columns = '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p'

/** Neighbouring keys, in both directions: `21`, `qw`, `lk`. */
const steps = new Set(
  [...rows, columns].flatMap((row) =>
    [...row].flatMap((character, at) => {
      const next = row[at + 1]
      return next === undefined ? [] : [character + next, next + character]
    }),
  ),
)

/** Longest block whose repetition is a pattern. */
const SHORT_BLOCK = 9
const RUN = 3

/**
 * Whether a password (lower-cased) is only a few different characters, a repeated block, or runs of the alphabet, of
 * digits or of the keyboard: `aaaaaaaaaa`, `1212121212`, `abcdefghij`, `qwerty12345`.
 */
export function isPattern(password: string): boolean {
  const characters = [...password]
  if (new Set(characters).size <= 3) return true
  if (isRepeated(characters)) return true
  const once = characters.filter((character, at) => character !== characters[at - 1])
  return isRuns(characters) || (once.length < characters.length && once.length >= RUN && isRuns(once))
}

function isRepeated(characters: readonly string[]): boolean {
  const longest = Math.min(SHORT_BLOCK, Math.floor(characters.length / 2))
  for (let length = 1; length <= longest; length++)
    if (characters.every((character, at) => character === characters[at % length])) return true
  return false
}

/** At most two characters are outside runs, and the runs are few. */
function isRuns(characters: readonly string[]): boolean {
  const lengths = runLengths(characters)
  const within = lengths.filter((length) => length >= RUN)
  const outside = characters.length - within.reduce((sum, length) => sum + length, 0)
  return within.length <= Math.max(1, characters.length / 4) && outside <= 2
}

function runLengths(characters: readonly string[]): number[] {
  const lengths: number[] = []
  let length = 1
  let kinds: readonly string[] = []
  for (let at = 1; at <= characters.length; at++) {
    const step = at < characters.length ? kindsOfStep(characters[at - 1] ?? '', characters[at] ?? '') : []
    const same = length === 1 ? step : step.filter((kind) => kinds.includes(kind))
    if (same.length > 0) {
      length++
      kinds = same
      continue
    }
    lengths.push(length)
    length = 1
  }
  return lengths
}

/** How the second character follows the first: by code point (−1, 0 or 1), or as a neighbouring key. */
function kindsOfStep(first: string, second: string): readonly string[] {
  const step = (second.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0)
  return [...(Math.abs(step) <= 1 ? [String(step)] : []), ...(steps.has(first + second) ? ['keys'] : [])]
}
