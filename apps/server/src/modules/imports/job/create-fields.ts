import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import { transaction } from '../../../db/transaction.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import type { RunningJob } from '../../jobs/index.ts'
import { addChoices, insertUserFields } from '../../users/index.ts'
import type { RowReader } from './read-rules.ts'

/** Creates the fields and choices that the rows need. Idempotent. */
export async function createFields({ deps, job, actor }: RunningJob, reader: RowReader): Promise<void> {
  const { fields, choices } = reader.added()
  if (fields.length === 0 && choices.size === 0) return
  await transaction(deps.db, async (trx) => {
    await lockClient(trx, job.client_id)
    const inserted = await insertUserFields(
      trx,
      job.client_id,
      // A choice field without values has nothing to choose from.
      fields.map((field) => ({
        ...field,
        kind: field.kind === 'choice' && field.choices.length === 0 ? 'text' : field.kind,
        id: deps.newId(),
      })),
    )
    for (const { id, name, kind } of inserted)
      await audit(trx, deps, actor, { action: 'field.create', subject: id, detail: { name, kind } })
    for (const [name, added] of choices) {
      const id = await addChoices(trx, job.client_id, { name, added, most: personFieldLimits.choices })
      if (id !== null)
        await audit(trx, deps, actor, { action: 'field.update', subject: id, detail: { from: name, to: name, added } })
    }
  })
}
