import { isPattern } from './password-pattern.ts'
import { stripSpaces } from './strip-spaces.ts'

export type PasswordProblem = 'too_short' | 'too_long' | 'pattern' | 'common' | 'personal'

/** None of these may be in the password. */
export interface PasswordOwner {
  readonly email?: string
  readonly username?: string
  readonly first_name?: string
  readonly last_name?: string
  readonly isSuperadmin?: boolean
}

export const PASSWORD_MAX = 128
export const passwordMinimum = (isSuperadmin: boolean): number => (isSuperadmin ? 15 : 10)

/**
 * The first rule that a password (without spaces) breaks, or null (decisions.md §1).
 * @param isCommon whether the lower-cased password is a common one (`isCommonPassword`)
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  isCommon: (lowerCased: string) => boolean,
): PasswordProblem | null {
  const length = [...password].length
  if (length < passwordMinimum(owner.isSuperadmin ?? false)) return 'too_short'
  if (length > PASSWORD_MAX) return 'too_long'
  const lower = password.toLowerCase()
  if (isPattern(lower)) return 'pattern'
  if (isCommon(lower)) return 'common'
  return personalWords(owner).some((word) => holds(lower, word)) ? 'personal' : null
}

const PRODUCT = 'deckle'

function personalWords({ email = '', username = '', first_name = '', last_name = '' }: PasswordOwner): string[] {
  const names = [first_name, last_name].map((name) => name.trim().toLowerCase())
  const addresses = [email, username].map((address) => stripSpaces(address).toLowerCase())
  const locals = addresses.map((address) => address.split('@')[0] ?? '')
  const joined = names.map(stripSpaces)
  return [
    PRODUCT,
    ...addresses,
    ...locals,
    ...joined,
    joined.join(''),
    joined.toReversed().join(''),
    ...names.flatMap((name) => name.split(/[\s'’-]+/)),
  ].filter((word) => [...word].length > 1)
}

/** Words of four letters or more match anywhere; shorter ones, which many words contain, only on their own. */
function holds(password: string, word: string): boolean {
  if ([...word].length >= 4) return password.includes(word)
  const pieces = password.split(/[^\p{L}\p{M}]+/u)
  return pieces.includes(word)
}
