import type { user_fields } from '@deckle/contract/user-fields.ts'
import type { Handler } from '../../../../http/handler.ts'
import { enqueueJob, replyJob, storeJob } from '../../../jobs/index.ts'
import { changeFields, fieldOf, requireUnchanging } from '../change-fields.ts'
import { checkField } from '../check-field.ts'
import { presentField } from '../present.ts'
import { findFields } from '../queries.ts'
import { requireKeepName } from './keep-field.ts'
import { previewKind } from './plan-kind.ts'
import { setKind, valuesInBatches } from './queries.ts'
import type { KindParams } from './wanted-kind.ts'

/** A job converts the values (`field-kind-job.ts`), since an organisation may have a million. */
export const changeFieldKind: Handler<typeof user_fields.changeKind> = async ({
  deps,
  actor,
  params: { id },
  body: { dry_run, ...body },
  request,
}) => {
  const { clientId } = actor
  if (dry_run) {
    const field = fieldOf(await findFields(deps.db, clientId), id)
    // Choices may still be missing: the preview names the values to make choices of.
    const read = () => valuesInBatches(deps.db, clientId, field.name)
    return {
      field: presentField(field),
      change: await previewKind(deps.db, clientId, { field, wanted: body, read }),
      job: null,
    }
  }
  const { field, jobId } = await changeFields(deps, actor, async (trx, fields) => {
    const found = await requireUnchanging(trx, actor, fieldOf(fields, id))
    const { choices } = checkField(body.kind, { ...found, choices: body.choices })
    if (body.unfit > 0 && body.keep_as !== null) await requireKeepName(trx, clientId, { fields, name: body.keep_as })
    const params: KindParams = { ...body, field: found.id, choices, begun: null, isFinished: false }
    const started = await storeJob(trx, deps, actor, { kind: 'users.field_kind', params })
    await setKind(trx, { clientId, id: found.id }, { kind_job: started })
    return { field: { ...found, kind_job: started }, jobId: started }
  })
  await enqueueJob(deps, clientId, jobId)
  const { job } = await replyJob(deps, actor, { client_id: clientId, id: jobId }, request)
  return { field: presentField(field), change: null, job }
}
