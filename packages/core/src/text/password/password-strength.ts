import { type PasswordOwner, type PasswordProblem, passwordProblem } from './password.ts'
import { stripSpaces } from './strip-spaces.ts'

interface PasswordStrength {
  /** 0: refused; 1 weak … 4 strong. */
  readonly level: 0 | 1 | 2 | 3 | 4
  /** The rule that it breaks: such a password is refused, and its level is 0. */
  readonly problem: PasswordProblem | null
}

/** How hard a password is to guess, by the rules of the server; for the meter while typing. */
export function passwordStrength(
  password: string,
  owner: PasswordOwner,
  isCommon: (lowerCased: string) => boolean,
): PasswordStrength {
  const text = stripSpaces(password)
  const problem = passwordProblem(text, owner, isCommon)
  if (problem !== null) return { level: 0, problem }
  const characters = [...text]
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(text)).length
  const bits = effectiveLength(characters) * (2.2 + kinds)
  const level = bits < 40 ? 1 : bits < 56 ? 2 : bits < 72 ? 3 : 4
  return { level, problem }
}

/** Repeated characters and sequences (abcd, 4321) hardly count. */
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
