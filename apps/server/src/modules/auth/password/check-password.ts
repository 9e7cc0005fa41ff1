import { refuse } from '@deckle/core/error.ts'
import { passwordMinimum, type PasswordOwner, passwordProblem, stripSpaces } from '@deckle/core/text/password.ts'

const commonest = 10_000
let common: Promise<ReadonlySet<string>> | undefined

/** The password without its spaces; refuses with `rule_broken` and words at its field where it breaks a rule (decisions.md §1). */
export async function checkPassword(password: string, owner: PasswordOwner, confirmation?: string): Promise<string> {
  const stripped = stripSpaces(password)
  if (confirmation !== undefined && stripSpaces(confirmation) !== stripped)
    throw broken('password_confirmation', 'password.confirmation')
  const commonOnes = await (common ??= loadCommon())
  const problem = passwordProblem(stripped, owner, (lowerCased) => commonOnes.has(lowerCased))
  if (problem === null) return stripped
  const words =
    problem === 'too_short'
      ? `password.too_short|minimum=${passwordMinimum(owner.isSuperadmin ?? false)}`
      : `password.${problem}`
  throw broken('password', words)
}

function broken(field: string, words: string) {
  return refuse('rule_broken', { message: words, fields: { [field]: words } })
}

/** Only those long enough to pass the first rule are kept in memory. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common'].slice(0, commonest)
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length >= passwordMinimum(false)))
}
