import { passwordMinimum, type PasswordOwner, passwordProblem } from '@deckle/core/text/password/password.ts'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import { type Message, refuse } from '../../../refusal.ts'

/** Returns the password without spaces; refuses with `rule_broken` and a message for the field (decisions.md §1). */
export async function checkPassword(password: string, owner: PasswordOwner, confirmation?: string): Promise<string> {
  const stripped = stripSpaces(password)
  if (confirmation !== undefined && stripSpaces(confirmation) !== stripped)
    throw broken('password_confirmation', 'password.confirmation')
  // Imported on first use: the word lists need memory.
  const { isCommonPassword } = await import('@deckle/core/text/password/common-password.ts')
  const problem = passwordProblem(stripped, owner, isCommonPassword)
  if (problem === null) return stripped
  const message: Message =
    problem === 'too_short'
      ? `password.too_short|minimum=${passwordMinimum(owner.isSuperadmin ?? false)}`
      : `password.${problem}`
  throw broken('password', message)
}

function broken(field: string, message: Message) {
  return refuse('rule_broken', { message, fields: { [field]: message } })
}
