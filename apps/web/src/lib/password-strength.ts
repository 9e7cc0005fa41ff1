import { stripSpaces } from '@deckle/core/text/password.ts'

/**
 * A guess at how hard a password is to guess, 0 (too short) to 4 (strong), for the meter while typing. What is
 * allowed the server decides, with the list of common passwords.
 */
export function passwordStrength(password: string, minimum: number): 0 | 1 | 2 | 3 | 4 {
  const text = stripSpaces(password)
  const characters = [...text]
  if (characters.length < minimum) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(text)).length
  const bits = effectiveLength(characters) * (2.2 + kinds)
  if (bits < 40) return 1
  if (bits < 56) return 2
  return bits < 72 ? 3 : 4
}

/** Repeated characters and steps of a row (abcd, 4321) hardly count. */
function effectiveLength(characters: readonly string[]): number {
  const seen = new Map<string, number>()
  let length = 0
  let before = 0
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const times = seen.get(character) ?? 0
    seen.set(character, times + 1)
    length += Math.abs(code - before) <= 1 ? 0.25 : 1 / (1 + times * 0.3)
    before = code
  }
  return length
}
