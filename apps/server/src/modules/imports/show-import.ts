import type { imports } from '@deckle/contract/imports.ts'
import type { Handler } from '../../http/handler.ts'
import { replyJob } from '../jobs/index.ts'
import { findFields } from '../users/index.ts'
import { paramsOf } from './import-params.ts'
import { requireImport } from './require-import.ts'

export const showImport: Handler<typeof imports.show> = async ({ deps, actor, params, request }) => {
  const job = await requireImport(deps, actor, params.id)
  const { phase, fileName, columns, source, mapping, options, missingChoices } = paramsOf(job)
  const fields = await findFields(deps.db, actor.clientId)
  return {
    ...(await replyJob(deps, actor, job, request)),
    phase,
    fileName,
    columns: columns.map(({ name, samples, kind, decimalMark, dateOrder, number, date }) => ({
      name,
      samples,
      kind,
      decimalMark,
      dateOrder,
      number,
      date,
    })),
    source: { ...source, canChange: job.file_key !== null && phase !== 'run' },
    missingChoices,
    mapping,
    options,
    fields: fields.map(({ name, kind, required }) => ({ name, kind, required })),
  }
}
