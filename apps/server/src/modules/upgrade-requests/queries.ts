import type { UpgradePlan, UpgradeStatus } from '@deckle/core/plan/upgrade.ts'
import { type Actor, hasReach } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import type { ClientNames } from '../clients/tables.ts'
import type { PeopleOfClients } from '../users/tables.ts'
import type { UpgradeRequestTables } from './tables.ts'

export type UpgradeRequestsDb = DbOf<UpgradeRequestTables, PeopleOfClients & ClientNames>

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

const selectRequests = (db: UpgradeRequestsDb) =>
  db
    .selectFrom('upgrade_requests as r')
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'r.client_id').onRef('u.id', '=', 'r.user_id'))
    .innerJoin('clients as c', 'c.id', 'r.client_id')
    .select(['r.client_id', 'r.id', 'r.user_id', 'r.plan', 'r.text', 'r.status', 'r.answer', 'r.created_at'])
    .select(['r.answered_at', 'c.plan as present', 'c.name as client'])
    .select(sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('name'))

/** Searches all clients if `clientId` is null. */
export function findRequest(db: UpgradeRequestsDb, clientId: string | null, id: string) {
  return selectRequests(db)
    .where('r.id', '=', id)
    .$if(clientId !== null, (query) => query.where('r.client_id', '=', clientId as string))
    .executeTakeFirst()
}

interface ListOptions extends PageRequest {
  readonly of?: 'me' | undefined
  readonly state?: 'waiting' | 'answered' | undefined
}

/** Forwarded requests count as waiting only for Superadmins and for the requester. */
export function listRequests(db: UpgradeRequestsDb, actor: Actor, { of, state, ...page }: ListOptions) {
  const isOperator = hasReach(actor, 'upgrade.read', 'any')
  const isOwn = of === 'me' || !hasReach(actor, 'upgrade.read', 'client')
  const waiting = isOperator || isOwn ? ['open', 'forwarded'] : ['open']
  const query = selectRequests(db)
    .$if(!isOperator || isOwn, (own) => own.where('r.client_id', '=', actor.clientId))
    .$if(isOwn, (own) => own.where('r.user_id', '=', actor.userId))
    .$if(state === 'waiting', (some) => some.where('r.status', 'in', waiting))
    .$if(state === 'answered', (some) => some.where('r.status', 'not in', waiting))
  return readPage(query, newestFirst('r.created_at', 'r.id'), page)
}

export interface NewRequest {
  readonly client_id: string
  readonly id: string
  readonly user_id: string
  readonly plan: UpgradePlan
  readonly text: string
  readonly status: UpgradeStatus
  /** `YYYY-MM-DD` in UTC. */
  readonly asked_on: string
  readonly created_at: Date
}

/** Returns false if the person has sent a request that day. */
export async function insertRequest(db: UpgradeRequestsDb, request: NewRequest): Promise<boolean> {
  const row = await db
    .insertInto('upgrade_requests')
    .values(request)
    .onConflict((conflict) => conflict.columns(['client_id', 'user_id', 'asked_on']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

interface Answer {
  readonly status: UpgradeStatus
  readonly answer: string
  readonly answered_by: string
  readonly answered_at: Date
}

/** Returns false if the status has changed since it was read. */
export async function answerRequest(
  db: UpgradeRequestsDb,
  { client_id, id, status }: Pick<RequestRow, 'client_id' | 'id' | 'status'>,
  answer: Answer,
): Promise<boolean> {
  const row = await db
    .updateTable('upgrade_requests')
    .set(answer)
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .where('status', '=', status)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Active Admins of the client and its owner, except `butId`. */
export async function listAdmins(db: UpgradeRequestsDb, clientId: string, butId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .where(sql<boolean>`(license_type = 'Admin' or owns_client)`)
    .where('id', '!=', butId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Active Superadmins of all clients. */
export function listSuperadmins(db: UpgradeRequestsDb) {
  return db
    .selectFrom('users')
    .select(['id', 'client_id'])
    .where('license_type', '=', 'Superadmin')
    .where('active', '=', true)
    .execute()
}
