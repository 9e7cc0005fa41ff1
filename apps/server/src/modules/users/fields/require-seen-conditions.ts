import { adminProperties, detailPrefix, type PersonCondition } from '@deckle/core/people/person-condition.ts'
import { detailsRole, seesField } from '@deckle/core/people/person-field.ts'
import { refuse } from '../../../refusal.ts'
import type { SignedIn } from '../../../http/handler.ts'
import type { UsersDb } from '../queries.ts'
import { findFields } from './queries.ts'

/** Refuses conditions on what the actor does not see: whom they match would tell it. */
export async function requireSeenConditions(
  db: UsersDb,
  actor: SignedIn,
  conditions: readonly Pick<PersonCondition, 'field'>[],
): Promise<void> {
  const role = detailsRole(actor, null)
  if (role === 'Admin') return
  if (conditions.some(({ field }) => adminProperties.some((one) => one === field))) throw hidden()
  const names = conditions.flatMap(({ field }) =>
    field.startsWith(detailPrefix) ? field.slice(detailPrefix.length) : [],
  )
  if (names.length === 0) return
  const fields = await findFields(db, actor.clientId)
  const isHidden = (name: string) => fields.some((field) => field.name === name && !seesField(field, role))
  if (names.some(isHidden)) throw hidden()
}

const hidden = () => refuse('rule_broken', { message: 'field.hidden', fields: { filter: 'field.hidden' } })
