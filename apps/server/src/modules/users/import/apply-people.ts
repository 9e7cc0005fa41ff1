import type { ImportedPerson } from '@deckle/core/people/import-row.ts'
import { licenseRank } from '@deckle/core/access/access.ts'
import { isAtOrBelow, levelOf, MOST_LEVELS, pathsBelow } from '../../../db/person-path.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Message } from '../../../refusal.ts'
import { type AuditEvent, auditMany } from '../../admin/index.ts'
import { closeSessionsOf, reserveEmails, revokeAuthtokensOf } from '../../auth/index.ts'
import { recordUse, exceededOf, measureUse, type Use } from '../../licences/index.ts'
import { movingPeople, notePeopleChanged } from '../../enrolments/index.ts'
import { pushRefresh } from '../../notifications/index.ts'
import { tagPeople } from '../../tags/index.ts'
import { moveBranch } from '../hierarchy/queries.ts'
import { countAdmins, findUser } from '../queries.ts'
import { type ImportRules, type PersonChange, type PersonPlan, planPeople, takesPlace } from './plan-people.ts'
import { insertPeople, listPlaces, longestBelow, updatePeople } from './queries.ts'

export interface AppliedPerson {
  readonly outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  readonly userId: string | null
  readonly reasons: readonly Message[]
  readonly changes: readonly PersonChange[]
}

type Plans = Map<string, PersonPlan>

/**
 * Creates and changes people. The caller must hold the client's lock and proceed from the top of the hierarchy down, since
 * managers must exist. Rows are compared with the current data, which may have changed since the check.
 */
export async function applyPeople(
  trx: Db,
  deps: Deps,
  rules: ImportRules,
  people: readonly ImportedPerson[],
): Promise<ReadonlyMap<string, AppliedPerson>> {
  const { clientId } = rules.actor
  const plans: Plans = new Map(await planPeople(trx, rules, people))
  const managers = new Map((await listPlaces(trx, clientId, managersOf(plans))).map((place) => [place.email, place]))
  for (const [email, { next }] of plans)
    if (next.manager !== undefined && !managers.has(next.manager)) refusePlan(plans, email, 'manager.unknown')
    else if (levelOf(managers.get(next.manager ?? '')?.path ?? Buffer.alloc(0)) >= MOST_LEVELS)
      refusePlan(plans, email, 'manager.too_deep')
  refuseDuplicateUsernames(plans)
  await refuseLastAdmin(trx, clientId, plans)
  const use = await refuseBeyondLimit(trx, deps, rules, plans)
  const ids = new Map([...plans].map(([email, { existing }]) => [email, existing?.id ?? deps.newId()] as const))
  await create(trx, deps, { rules, plans, ids, managers })
  await change(trx, deps, clientId, plans)
  if (use) await recordUse(trx, deps, use, { added: entering(plans).length - leaving(plans).length })
  await move(trx, deps, clientId, plans)
  await tag(trx, rules, plans, ids)
  const written = [...of(plans, 'create'), ...of(plans, 'change')].flatMap(([email]) => ids.get(email) ?? [])
  await notePeopleChanged(trx, deps, clientId, written)
  await auditMany(trx, deps, rules.actor, actsOf(plans, ids))
  return new Map([...plans].map(([email, plan]) => [email, appliedOf(plan, ids.get(email) ?? null)] as const))
}

const actsOf = (plans: Plans, ids: ReadonlyMap<string, string>): AuditEvent[] => [
  ...of(plans, 'create').map(([email, { next }]) => ({
    action: 'user.imported' as const,
    subject: ids.get(email) ?? '',
    detail: { license_type: next.license_type },
  })),
  ...of(plans, 'change').map(([email, { changes }]) => ({
    action: 'user.import_changed' as const,
    subject: ids.get(email) ?? '',
    detail: { fields: changes.map(({ field }) => field) },
  })),
]

const doneOf = { create: 'created', change: 'changed', unchanged: 'unchanged', refused: 'refused' } as const

function appliedOf({ outcome, existing, reasons, changes }: PersonPlan, id: string | null): AppliedPerson {
  const userId = outcome === 'refused' ? (existing?.id ?? null) : id
  return { outcome: doneOf[outcome], userId, reasons, changes: outcome === 'refused' ? [] : changes }
}

function refusePlan(plans: Plans, email: string, reason: Message): void {
  const plan = plans.get(email)
  if (plan && (plan.outcome === 'create' || plan.outcome === 'change'))
    plans.set(email, { ...plan, outcome: 'refused', reasons: [reason], changes: [] })
}

const managersOf = (plans: Plans): string[] => [...plans.values()].flatMap(({ next }) => next.manager ?? [])

const of = (plans: Plans, outcome: PersonPlan['outcome']) => [...plans].filter(([, plan]) => plan.outcome === outcome)

/** Refuses rows whose user name an earlier row has taken. */
function refuseDuplicateUsernames(plans: Plans): void {
  const taken = new Set<string>()
  for (const [email, { outcome, usernameKey }] of plans) {
    if (outcome !== 'create' && outcome !== 'change') continue
    if (taken.has(usernameKey)) refusePlan(plans, email, 'username.taken')
    taken.add(usernameKey)
  }
}

async function refuseLastAdmin(trx: Db, clientId: string, plans: Plans): Promise<void> {
  const isAdmin = (type: PersonPlan['next']['license_type']) => licenseRank(type) >= licenseRank('Admin')
  const lost = of(plans, 'change').filter(
    ([, { existing, next }]) =>
      existing?.active === true &&
      !existing.owns_client &&
      existing.expires_at === null &&
      isAdmin(existing.license_type) &&
      !(next.active && isAdmin(next.license_type) && next.license_end === null),
  )
  if (lost.length === 0) return
  let admins = await countAdmins(trx, clientId, '00000000-0000-0000-0000-000000000000')
  for (const [email] of lost)
    if (admins > 1) admins--
    else refusePlan(plans, email, 'license.last_admin')
}

/** People who newly count against `maxUsers`: created and reactivated ones. */
const entering = (plans: Plans) => [...plans].filter(([, plan]) => willChange(plan) && takesPlace(plan))

const leaving = (plans: Plans) =>
  of(plans, 'change').filter(([, { existing, next }]) => existing?.active === true && !next.active)

const willChange = ({ outcome }: PersonPlan): boolean => outcome === 'create' || outcome === 'change'

async function refuseBeyondLimit(trx: Db, deps: Deps, { actor }: ImportRules, plans: Plans): Promise<Use | null> {
  const added = entering(plans)
  if (added.length === 0) return null
  const use = await measureUse(trx, deps, 'maxUsers', actor)
  const exceeded = use && exceededOf(use, { added: added.length })
  if (!exceeded) return use
  const room = Math.max(0, exceeded.limit - exceeded.used)
  for (const [email] of added.slice(room))
    refusePlan(plans, email, `plan.maxUsers|limit=${exceeded.limit}|used=${exceeded.used + room}`)
  return use
}

interface Creation {
  readonly rules: ImportRules
  readonly plans: Plans
  readonly ids: ReadonlyMap<string, string>
  readonly managers: ReadonlyMap<string, { readonly id: string; readonly path: Buffer }>
}

async function create(trx: Db, deps: Deps, { rules, plans, ids, managers }: Creation): Promise<void> {
  const { clientId } = rules.actor
  const idOf = (email: string): string => ids.get(email) ?? ''
  const wanted = of(plans, 'create').map(([email]) => ({ email, id: idOf(email) }))
  if (wanted.length === 0) return
  const free = await reserveEmails(trx, clientId, wanted)
  for (const { email } of wanted) if (!free.has(email)) refusePlan(plans, email, 'email.taken')
  const people = of(plans, 'create').map(([email, { next }]) => ({
    ...next,
    id: idOf(email),
    email,
    manager: managers.get(next.manager ?? '') ?? null,
  }))
  await insertPeople(trx, clientId, deps.now(), people)
}

async function change(trx: Db, deps: Deps, clientId: string, plans: Plans): Promise<void> {
  const people = of(plans, 'change').flatMap(([, { existing, next }]) =>
    existing ? { ...next, id: existing.id, wasActive: existing.active } : [],
  )
  if (people.length === 0) return
  await updatePeople(trx, clientId, people)
  await pushRefresh(
    trx,
    of(plans, 'change').flatMap(([, { existing, changes }]) =>
      existing && changes.some(ofLicence) ? existing.id : [],
    ),
  )
  for (const { id } of people.filter(({ wasActive, active }) => wasActive && !active)) {
    await closeSessionsOf(trx, clientId, id, deps.now())
    await revokeAuthtokensOf(trx, clientId, id, deps.now())
  }
}

const ofLicence = ({ field }: PersonChange): boolean => field === 'license_type' || field === 'license_end'

/** Moves branches one by one, because each move changes the paths of later ones. */
async function move(trx: Db, deps: Deps, clientId: string, plans: Plans): Promise<void> {
  for (const [email, { existing, next }] of of(plans, 'change')) {
    if (!existing || next.manager === undefined) continue
    const [place] = await listPlaces(trx, clientId, [next.manager])
    const user = await findUser(trx, clientId, existing.id)
    const fault = !place || !user ? 'manager.unknown' : await moveFault(trx, clientId, user.path, place.path)
    if (fault) withoutMove(plans, email, fault)
    else if (place && user)
      await movingPeople(trx, deps, { clientId, tops: [user.id] }, () =>
        moveBranch(trx, user, { client_id: clientId, ...place }),
      )
  }
}

async function moveFault(trx: Db, clientId: string, path: Buffer, manager: Buffer): Promise<Message | null> {
  if (isAtOrBelow(manager, path)) return 'manager.cycle'
  const { to } = pathsBelow(path)
  const below = (await longestBelow(trx, clientId, { from: path, to })) - path.length
  return (manager.length + below) / 16 + 1 > MOST_LEVELS ? 'manager.too_deep' : null
}

/** Drops the move from a row's plan and adds the reason. The rest of the row is applied. */
function withoutMove(plans: Plans, email: string, reason: Message): void {
  const plan = plans.get(email)
  if (!plan) return
  const changes = plan.changes.filter(({ field }) => field !== 'manager')
  plans.set(email, { ...plan, outcome: changes.length > 0 ? 'change' : 'refused', changes, reasons: [reason] })
}

async function tag(
  trx: Db,
  { actor, tagOf }: ImportRules,
  plans: Plans,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const people = [...of(plans, 'create'), ...of(plans, 'change')]
  const pairs = people.flatMap(([email, { next }]) =>
    next.tags.flatMap((name) => {
      const tagId = tagOf(name)
      return tagId === undefined ? [] : { tagId, userId: ids.get(email) ?? '' }
    }),
  )
  await tagPeople(trx, actor.clientId, pairs)
}
