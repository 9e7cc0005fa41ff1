import { z } from 'zod'
import type { Message } from '../../../refusal.ts'
import { auditMany } from '../../admin/index.ts'
import { copyChanged, type ItemEnd, type JobKind } from '../../jobs/index.ts'
import { findPaths } from '../list/queries.ts'
import { type Before, readStart } from './bulk-job.ts'
import { changePeople } from './change-people.ts'
import { inSavepoint } from './queries-savepoint.ts'
import { decide } from './decide.ts'
import { findStillUnder, findTargets, moveUnder } from './queries.ts'
import { auditedAct, type Batch, runBatches } from './run-batches.ts'
import { type Target, valueOf, type Wanted, restoringChange, wantedBy, writtenValue } from './wanted.ts'

const undoParams = z.object({ of: z.string(), start: z.unknown() })

interface Undo {
  /** What the bulk action wrote. */
  readonly written: Wanted
  readonly language: ReturnType<typeof readStart>['language']
}

/** Undoes a bulk action in reverse order. Skips people whose value was changed after the action. */
export const undoJob: JobKind = {
  async run(running) {
    const { deps, job } = running
    const { of, start } = undoParams.parse(job.params)
    const { language, ...step } = readStart(start)
    const undo = { written: wantedBy(step), language }
    const total = await copyChanged(deps.db, { client_id: job.client_id, id: of }, job)
    await runBatches(
      running,
      { ...undo.written, ...(undo.written.of === 'manager' && { manager: null }) },
      {
        total,
        run: (batch) => undoBatch(batch, undo),
      },
    )
    return undefined
  },
}

interface Undone {
  readonly seq: number
  readonly person: Target
  readonly before: Before
  readonly wanted: Wanted
}

async function undoBatch(batch: Batch, undo: Undo): Promise<readonly ItemEnd[]> {
  const found = await findUndone(batch, undo.written)
  const ended: ItemEnd[] = found.flatMap((one) =>
    'reason' in one ? [{ seq: one.seq, outcome: 'refused', reason: one.reason }] : [],
  )
  for (const group of groupsOf(found.flatMap((one) => ('reason' in one ? [] : [one])))) {
    const reason = await inSavepoint(batch.trx, () => undoGroup(batch, undo, group))
    ended.push(...group.map(({ seq }) => (reason ? { seq, outcome: 'refused', reason } : { seq, outcome: 'changed' })))
  }
  return ended
}

/** Each person's former value, or why it can't be restored. */
async function findUndone({ trx, job, rules, items }: Batch, written: Wanted) {
  const ids = items.flatMap(({ subject_id }) => subject_id ?? [])
  const people = await findTargets(trx, job.client_id, ids, written)
  const managers = written.of === 'manager' ? items.flatMap(({ data }) => (data as Before).before ?? []) : []
  const paths = await findPaths(trx, job.client_id, managers)
  return items.map(({ seq, subject_id, data }): Undone | { readonly seq: number; readonly reason: Message } => {
    const before = data as Before
    const wanted = restoringChange(written, before.before)
    const person = people.get(subject_id ?? '')
    if (!person) return { seq, reason: 'user.gone' }
    if (valueOf(person, written) !== writtenValue(written)) return { seq, reason: 'user.changed_since' }
    const managerId = wanted.of === 'manager' ? wanted.manager : null
    const managerPath = managerId === null ? null : paths.get(managerId)
    if (managerPath === undefined) return { seq, reason: 'manager.unknown' }
    const verdict = decide({ ...rules, managerPath }, person, wanted)
    return verdict.outcome === 'refused' ? { seq, reason: verdict.reason } : { seq, person, before, wanted }
  })
}

/** Groups people by the restored value. People with direct reports are single groups, because the reports move back too. */
function groupsOf(undone: readonly Undone[]): readonly (readonly Undone[])[] {
  const groups = new Map<string | null, Undone[]>()
  for (const one of undone) {
    const key = one.before.children ? one.person.id : one.before.before
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

async function undoGroup(
  { deps, trx, job, rules }: Batch,
  { written, language }: Undo,
  group: readonly Undone[],
): Promise<void> {
  const [first] = group
  if (!first) return
  const ids = group.map(({ person }) => person.id)
  const { wanted } = first
  await changePeople(trx, deps, {
    clientId: job.client_id,
    userId: job.created_by,
    language,
    wanted,
    ids,
  })
  const { children, liftedTo = null } = first.before
  if (children) {
    const still = await findStillUnder(trx, job.client_id, children, liftedTo)
    await moveUnder(trx, job.client_id, still, first.person.id)
  }
  const acts = group.map(({ person, wanted }) => auditedAct(person, wanted, writtenValue(written), job.id))
  await auditMany(trx, deps, rules.actor, acts)
}
