import { MAX_EMAIL_LENGTH, normaliseEmail } from '@deckle/core/text/email-address.ts'
import type { learners } from '@deckle/contract/learners.ts'
import { createColumnFacts } from '@deckle/core/people/column-facts.ts'
import { recogniseColumns } from '@deckle/core/people/import-columns.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../refusal.ts'
import { catalogues } from '../../words/catalogues.ts'
import { type FileRow, openTable, withUpload } from '../imports/index.ts'
import { type Act, BATCH, doAct } from './acts.ts'
import type { Outcome } from './outcome.ts'
import { findByEmail, findMembers } from './queries-people.ts'
import { type LearnersOf, requireEnrolling } from './require-learners.ts'
import { tallyOf } from './run-act.ts'

const MOST_TOLD = 100

/** By the column of addresses, whatever else the list has. In batches that are each whole; repeated, it goes on. */
export const importLearners: Handler<typeof learners.import> = async ({
  deps,
  actor,
  params: { id },
  body,
  request,
}) => {
  await requireLimit(deps.limits, 'upload', actor.userId)
  const found = await requireEnrolling(deps.db, deps, actor, id)
  const due = body.due_at === undefined ? undefined : new Date(body.due_at)
  if (due && Number.isNaN(due.getTime()))
    throw refuse('rule_broken', { message: 'learner.due', fields: { due_at: 'learner.due' } })
  const words = catalogues[preferredLanguage(request.header('accept-language'))].refusals
  return withUpload(deps, request, async ({ path }) => {
    const rows = await readEmails(path)
    const people = await findByEmail(deps.db, found, [...new Set(rows.map(({ email }) => email))])
    const seen = new Set<string>()
    const checked = rows.map(({ row, email }) => {
      const isTwice = seen.has(email)
      seen.add(email)
      const fault = isTwice ? 'learner.twice' : people.has(email) ? null : 'learner.unknown'
      return { row, email, fault } as const
    })
    const refused = checked.flatMap(({ row, email, fault }) => (fault ? [{ row, email, reason: words[fault] }] : []))
    const userIds = [...new Set(people.values())]
    const outcomes =
      body.dry_run === 'true'
        ? await foresee(deps, found, userIds)
        : await enrolAll(deps, actor, { found, userIds, act: { of: 'add', dueAt: due?.toISOString() } })
    const { changed: added, unchanged: known } = tallyOf(outcomes)
    return { rows: rows.length, added, known, refused: refused.slice(0, MOST_TOLD), refusedCount: refused.length }
  })
}

async function readEmails(path: string): Promise<{ readonly row: number; readonly email: string }[]> {
  let at = -1
  const emails: { row: number; email: string }[] = []
  for await (const batch of (await openTable(path)).rows()) {
    const isFirst = at < 0
    if (isFirst) at = emailColumn(batch)
    for (const { number, cells } of isFirst ? batch.slice(1) : batch)
      emails.push({ row: number, email: normaliseEmail(cells[at] ?? '').slice(0, MAX_EMAIL_LENGTH) })
  }
  if (emails.length === 0) throw refuse('rule_broken', 'import.no_rows')
  return emails
}

/** By the headings and the first rows. */
function emailColumn([heading, ...rows]: readonly FileRow[]): number {
  const columns = (heading?.cells ?? []).map((name, column) => {
    const facts = createColumnFacts()
    for (const { cells } of rows) facts.add(cells[column] ?? '', false)
    return { name, facts: facts.facts() }
  })
  const at = recogniseColumns(columns, []).indexOf('email')
  if (at < 0) throw refuse('rule_broken', 'learner.no_emails')
  return at
}

async function foresee({ db }: Deps, found: LearnersOf, userIds: readonly string[]): Promise<Outcome[]> {
  const members = await findMembers(db, found, userIds)
  return userIds.map((id) => (members.has(id) ? 'unchanged' : 'changed'))
}

async function enrolAll(
  deps: Deps,
  actor: SignedIn,
  { found, userIds, act }: { readonly found: LearnersOf; readonly userIds: readonly string[]; readonly act: Act },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let at = 0; at < userIds.length; at += BATCH) {
    const batch = userIds.slice(at, at + BATCH)
    const done = await transaction(deps.db, (trx) => doAct(trx, deps, { learners: found, actor, act, userIds: batch }))
    outcomes.push(...done.values())
  }
  return outcomes
}
