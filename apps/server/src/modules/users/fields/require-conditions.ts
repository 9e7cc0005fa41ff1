import { detailFault } from '@deckle/core/people/detail-fault.ts'
import {
  adminProperties,
  detailPrefix,
  operatorsForKind,
  type PersonCondition,
} from '@deckle/core/people/person-condition.ts'
import { detailsRole, seesField } from '@deckle/core/people/person-field.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { plain } from '../import/plain.ts'
import type { UsersDb } from '../queries.ts'
import { type FieldRecord, findFields } from './queries.ts'

/**
 * Refuses conditions on fields that the actor can't see, since the matches would reveal their values, and conditions that can't match:
 * with a comparison or a value that the field does not have.
 */
export async function requireConditions(
  db: UsersDb,
  actor: SignedIn,
  conditions: readonly PersonCondition[],
): Promise<void> {
  const role = detailsRole(actor, null)
  if (role !== 'Admin' && conditions.some(({ field }) => adminProperties.some((one) => one === field))) throw hidden()
  if (!conditions.some(({ field }) => field.startsWith(detailPrefix))) return
  const fields = await findFields(db, actor.clientId)
  for (const condition of conditions) {
    const field = fields.find(({ name }) => detailPrefix + name === condition.field)
    if (!field) continue
    if (!seesField(field, role)) throw hidden()
    requireFit(condition, field)
  }
}

const hidden = () => refuse('rule_broken', { message: 'field.hidden', fields: { filter: 'field.hidden' } })

const SHOWN_CHOICES = 10

function requireFit(condition: PersonCondition, { name, kind, choices }: FieldRecord): void {
  const fault = detailFault(condition, { kind, choices })
  if (!fault) return
  const field = plain(name)
  if (fault.code === 'wrong_operator')
    throw refuse('rule_broken', `condition.operator|field=${field}|ops=${operatorsForKind(kind).join(', ')}`)
  const value = plain(fault.value)
  if (kind === 'number' || kind === 'date' || kind === 'yes_no')
    throw refuse('rule_broken', `condition.${kind}|field=${field}|value=${value}`)
  const listed = choices.slice(0, SHOWN_CHOICES).map(plain).join(', ') + (choices.length > SHOWN_CHOICES ? ' …' : '')
  throw refuse('rule_broken', `condition.choice|field=${field}|value=${value}|choices=${listed}`)
}
