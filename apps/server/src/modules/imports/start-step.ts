import type { imports } from '@deckle/contract/imports.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { mappingFault } from '@deckle/core/people/import-columns.ts'
import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { createNameFinder } from '@deckle/core/text/find-by-name.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { type Message, refuse } from '../../refusal.ts'
import { audit } from '../admin/index.ts'
import { changeJobAsRead, enqueueJob, replyJob } from '../jobs/index.ts'
import { findFields, plain } from '../users/index.ts'
import { defaultOptions, type ImportColumn, type ImportParams, paramsOf } from './import-params.ts'
import { requireImport } from './require-import.ts'

export const checkImport: Handler<typeof imports.check> = async ({ deps, actor, params, body, request }) => {
  const job = await requireImport(deps, actor, params.id)
  const before = paramsOf(job)
  const options = body.options ?? defaultOptions
  const mapping = [...body.mapping]
  const columns = before.columns.map((column, at) => withFormat(column, body.formats?.[at]))
  await requireMapping(deps, actor.clientId, { ...before, columns, mapping, options })
  const language = preferredLanguage(request.header('accept-language'))
  const next: ImportParams = { ...before, phase: 'check', columns, mapping, options, language }
  if (before.phase === 'run') throw refuse('conflict')
  const change = {
    status: 'queued',
    params: JSON.stringify(next),
    done: 0,
    acted_by: actor.actedBy ?? null,
    ...fresh,
  } as const
  if (!(await changeJobAsRead(deps.db, job, ['draft', 'stopped', 'failed'], change))) throw refuse('conflict')
  await enqueueJob(deps, job.client_id, job.id)
  return replyJob(deps, actor, job, request)
}

type Format = NonNullable<BodyOf<typeof imports.check>['formats']>[number]

const withFormat = (column: ImportColumn, format: Format | undefined): ImportColumn =>
  format ? { ...column, kind: format.kind, decimalMark: format.decimal_mark, dateOrder: format.date_order } : column

const fresh = { stop_requested: false, finished_at: null } as const

async function requireMapping({ db }: Deps, clientId: string, { columns, mapping, options }: ImportParams) {
  const fault = mappingFault(mapping, columns.length)
  if (fault) throw broken(fault === 'no_email' ? 'import.no_email' : 'import.mapping')
  const details = mapping.flatMap((field) =>
    field?.startsWith(detailPrefix) === true ? field.slice(detailPrefix.length) : [],
  )
  if (details.length > 50) throw broken('import.fields_many')
  const find = createNameFinder((await findFields(db, clientId)).map((field) => [field.name, field]))
  const unknown = details.find((name) => !find(name))
  const varied = mapping.find((field, at) => {
    const name = field?.startsWith(detailPrefix) === true ? field.slice(detailPrefix.length) : null
    const { kind, isVaried } = columns[at] ?? {}
    return name !== null && !find(name) && kind === 'choice' && isVaried === true
  })
  if (varied != null) throw broken(`import.choices_many|field=${plain(varied.slice(detailPrefix.length))}`)
  if (unknown !== undefined && !options.create_fields) throw broken(`import.field_unknown|field=${plain(unknown)}`)
}

const broken = (message: Message) => refuse('rule_broken', { message, fields: { mapping: message } })

export const runImport: Handler<typeof imports.run> = async ({ deps, actor, params, request }) => {
  const job = await requireImport(deps, actor, params.id)
  const before = paramsOf(job)
  if (before.phase !== 'check')
    throw before.phase === 'run' ? refuse('conflict') : refuse('rule_broken', 'import.check_first')
  const next: ImportParams = { ...before, phase: 'run' }
  await transaction(deps.db, async (trx) => {
    const change = { status: 'queued', params: JSON.stringify(next), done: 0, ...fresh } as const
    if (!(await changeJobAsRead(trx, job, ['draft'], change))) throw refuse('conflict')
    const { create = 0, change: changed = 0 } = job.counts
    const detail = { file: before.fileName, rows: job.total, create, change: changed }
    await audit(trx, deps, actor, { action: 'user.import', subject: job.id, detail })
  })
  await enqueueJob(deps, job.client_id, job.id)
  return replyJob(deps, actor, job, request)
}
