export type PasswordProblem = 'too_short' | 'too_long' | 'common' | 'personal'

/** Whom a password belongs to: it may not be any of these. */
export interface PasswordOwner {
  readonly email?: string
  readonly username?: string
  readonly first_name?: string
  readonly last_name?: string
  readonly isSuperadmin?: boolean
}

export const PASSWORD_MAX = 128
export const passwordMinimum = (isSuperadmin: boolean): number => (isSuperadmin ? 15 : 10)

/** Spaces are removed on every password path (product.md §5, decisions.md §1). */
export function stripSpaces(password: string): string {
  return password.replace(/\s+/g, '')
}

/**
 * The first rule that a password (spaces already stripped) breaks, or null. Rules: decisions.md §1.
 * @param isCommon whether the lower-cased password is among the 10,000 commonest
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
  if (isCommon(lower)) return 'common'
  if (personalWords(owner).includes(lower)) return 'personal'
  return null
}

function personalWords(owner: PasswordOwner): string[] {
  const email = owner.email?.toLowerCase() ?? ''
  const first = owner.first_name?.trim().toLowerCase() ?? ''
  const last = owner.last_name?.trim().toLowerCase() ?? ''
  const local = email.split('@')[0] ?? ''
  const words = [email, local, owner.username?.toLowerCase() ?? '', first, last, first + last, last + first, 'deckle']
  return words.filter((word) => word !== '').flatMap((word) => [word, word + word, `${word}123`, `${word}1234567890`])
}
