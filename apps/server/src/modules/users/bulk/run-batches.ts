import type { AuditAction } from '@deckle/core/audit/audit.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import { lockClient } from '../../clients/index.ts'
import { recordUse, measureUse, type Use } from '../../licences/index.ts'
import {
  countOutcomes,
  type ItemEnd,
  endItems,
  findActor,
  type JobRecord,
  JobStopped,
  listItems,
  type JobItem,
  type RunningJob,
} from '../../jobs/index.ts'
import { findPaths } from '../list/queries.ts'
import { countAdmins } from '../queries.ts'
import type { Rules } from './decide.ts'
import type { Target, Wanted } from './wanted.ts'

/** People of one transaction. */
const BATCH = 200

export interface Batch {
  readonly deps: Deps
  readonly trx: Db
  readonly job: JobRecord
  readonly rules: Rules
  readonly items: readonly JobItem[]
}

/** Ends the items of a job, batch by batch, each in a transaction under the client's lock. Returns how many were changed. */
export async function runBatches(
  { deps, job, progress }: RunningJob,
  wanted: Wanted,
  { total, run }: { readonly total: number; readonly run: (batch: Batch) => Promise<readonly ItemEnd[]> },
): Promise<number> {
  const counts = await countOutcomes(deps.db, job)
  for (;;) {
    const done = Object.values(counts).reduce((sum, count) => sum + count, 0)
    await progress({ total, done, refused: counts['refused'] ?? 0, counts })
    const ended = await transaction(deps.db, async (trx) => {
      await lockClient(trx, job.client_id)
      const items = await listItems(trx, job, { limit: BATCH, outcomes: null })
      if (items.length === 0) return []
      const { rules, use } = await readRules(trx, deps, { job, wanted })
      const outcomes = await run({ deps, trx, job, rules, items })
      if (use) await recordUse(trx, deps, use, { added: roomOf(use) - (rules.left.room ?? 0) })
      await endItems(trx, job, outcomes)
      return outcomes
    })
    if (ended.length === 0) return counts['changed'] ?? 0
    for (const { outcome } of ended) counts[outcome] = (counts[outcome] ?? 0) + 1
  }
}

/** Reads the actor's current rights for each batch. The job stops if they may no longer sign in. */
async function readRules(
  trx: Db,
  deps: Deps,
  { job, wanted }: { readonly job: JobRecord; readonly wanted: Wanted },
): Promise<{ readonly rules: Rules; readonly use: Use | null }> {
  const actor = await findActor(trx, job, deps.now())
  if (!actor) throw new JobStopped()
  const use = wanted.of === 'state' ? await measureUse(trx, deps, 'maxUsers', actor) : null
  const managerId = wanted.of === 'manager' ? wanted.manager : null
  const managerPath = managerId === null ? null : await findPath(trx, job.client_id, managerId)
  const rules: Rules = {
    actor,
    left: {
      admins: wanted.of === 'state' || wanted.of === 'license' ? await countAdmins(trx, job.client_id, null) : 0,
      room: use && roomOf(use),
    },
    full: use ? `plan.maxUsers|limit=${use.limit}|used=${use.used}` : 'plan.maxUsers',
    managerPath,
  }
  return { rules, use }
}

const roomOf = ({ limit, used }: Use): number => Math.max(0, limit - used)

async function findPath(trx: Db, clientId: string, id: string): Promise<Buffer> {
  const path = (await findPaths(trx, clientId, [id])).get(id)
  if (!path) throw refuse('rule_broken', 'manager.unknown')
  return path
}

/** What an audit entry says of a change. */
export function auditedAct(person: Target, wanted: Wanted, before: string | null, jobId: string) {
  const { of: _, ...now } = wanted
  const action = wanted.of === 'state' ? stateActs[wanted.state] : auditNames[wanted.of]
  return { action, subject: person.id, detail: { ...now, before, job: jobId } }
}

const stateActs = { active: 'user.activate', deactivated: 'user.deactivate', bin: 'user.delete' } as const

const auditNames = {
  license: 'user.license',
  manager: 'user.manager',
  tag: 'user.tag',
  field: 'user.details',
  invite: 'user.invite',
} as const satisfies Readonly<Record<Exclude<Wanted['of'], 'state'>, AuditAction>>
