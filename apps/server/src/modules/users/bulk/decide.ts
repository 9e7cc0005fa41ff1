import { type Action, type Actor, isAbove, may } from '@deckle/core/access/access.ts'
import { bulkActions } from '@deckle/core/people/bulk-action.ts'
import { isAtOrBelow, levelOf, MOST_LEVELS } from '../../../db/person-path.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Message } from '../../../refusal.ts'
import { grantFault } from '../require-grant.ts'
import { isAdmin } from '../update/change-user.ts'
import { stateOf, type Target, valueOf, type Wanted, writtenValue } from './wanted.ts'

/** Most details per person, as in the contract. */
const MOST_FIELDS = 50

/** The rules and remaining capacity for a batch of people. */
export interface Rules {
  readonly actor: Scoped
  /** Remaining capacity, updated by each verdict. */
  readonly left: {
    /** Active Admins, the owner included. */
    admins: number
    /** How many more people may be active; null if unlimited. */
    room: number | null
  }
  readonly full: Message
  /** Hierarchy path of the new manager; null for the top, and for other actions. */
  readonly managerPath: Buffer | null
}

export type Verdict =
  | { readonly outcome: 'changed'; readonly before: string | null }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'refused'; readonly reason: Message }

const actionOf: Readonly<Record<Wanted['of'], Action>> = {
  state: bulkActions.activate,
  license: bulkActions.license,
  manager: bulkActions.manager,
  tag: bulkActions.tag,
  field: bulkActions.field,
  invite: bulkActions.invite,
}

/** Whether a person may be changed, by the actor's current rights. Updates `rules.left`. */
export function decide(rules: Rules, person: Target, wanted: Wanted): Verdict {
  const before = valueOf(person, wanted)
  const barred = barredBy(rules.actor, person, wanted)
  if (barred) return { outcome: 'refused', reason: barred }
  if (before === writtenValue(wanted)) return { outcome: 'unchanged' }
  const reason = brokenBy(rules, person, wanted)
  if (reason) return { outcome: 'refused', reason }
  count(rules, person, wanted)
  return { outcome: 'changed', before }
}

/** Why the actor may not change the person at all; null if they may. */
function barredBy(actor: Scoped, person: Target, wanted: Wanted): Message | null {
  const isBelow = person.id !== actor.userId && isAtOrBelow(person.path, actor.path)
  const subject = { clientId: actor.clientId, ownerId: null, isBelow }
  if (!may(actor satisfies Actor, actionOf[wanted.of], subject)) return 'user.out_of_reach'
  const isAccess = wanted.of === 'license' || wanted.of === 'state'
  if (isAbove(actor, { ...person, owns_client: isAccess && person.owns_client }))
    return person.owns_client ? 'user.owner_above' : 'license.above_own'
  const isOfBin = wanted.of === 'state' && wanted.state !== 'deactivated'
  if (person.deleted_at !== null && !isOfBin) return 'user.in_bin'
  return wanted.of === 'invite' && !person.active ? 'user.not_active' : null
}

function brokenBy(rules: Rules, person: Target, wanted: Wanted): Message | null {
  if (leaves(wanted) && person.id === rules.actor.userId) return 'user.self'
  if (wanted.of === 'state' && wanted.state !== 'active' && person.owns_client) return 'client.owner_stays'
  const unfit = wanted.of === 'license' ? grantFault(rules.actor, person.license_type, wanted.license) : null
  if (unfit) return unfit
  if (losesAdmin(person, wanted) && rules.left.admins <= 1) return 'license.last_admin'
  if (takesPlace(person, wanted) && rules.left.room !== null && rules.left.room <= 0) return rules.full
  if (wanted.of === 'manager') return brokenPlace(person, rules.managerPath)
  if (wanted.of === 'field' && !(wanted.name in person.details) && Object.keys(person.details).length >= MOST_FIELDS)
    return 'user.too_many_fields'
  return null
}

const leaves = (wanted: Wanted): boolean =>
  wanted.of === 'license' || (wanted.of === 'state' && wanted.state !== 'active')

const losesAdmin = (person: Target, wanted: Wanted): boolean =>
  person.active &&
  isAdmin(person.license_type) &&
  !person.owns_client &&
  ((wanted.of === 'state' && wanted.state !== 'active') || (wanted.of === 'license' && !isAdmin(wanted.license)))

const takesPlace = (person: Target, wanted: Wanted): boolean =>
  wanted.of === 'state' && wanted.state === 'active' && !person.active

function brokenPlace(person: Target, managerPath: Buffer | null): Message | null {
  if (managerPath?.equals(person.path) === true) return 'manager.self'
  if (managerPath && isAtOrBelow(managerPath, person.path)) return 'manager.cycle'
  const levels = (managerPath ? levelOf(managerPath) : 0) + person.deepest - levelOf(person.path) + 1
  return levels > MOST_LEVELS ? 'manager.too_deep' : null
}

function count(rules: Rules, person: Target, wanted: Wanted): void {
  if (losesAdmin(person, wanted)) rules.left.admins--
  const becomesAdmin =
    !person.owns_client &&
    ((wanted.of === 'license' && person.active && isAdmin(wanted.license) && !isAdmin(person.license_type)) ||
      (takesPlace(person, wanted) && isAdmin(person.license_type)))
  if (becomesAdmin) rules.left.admins++
  if (rules.left.room === null || wanted.of !== 'state') return
  if (takesPlace(person, wanted)) rules.left.room--
  else if (wanted.state !== 'active' && stateOf(person) === 'active') rules.left.room++
}
