import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { type ImportedPerson, readImportRow, type ReadRow } from '@deckle/core/people/import-row.ts'
import type { Message } from '../../../refusal.ts'
import type { RunningJob } from '../../jobs/index.ts'
import { listUserTags } from '../../tags/index.ts'
import { type ImportRules, insertUserFields, findFields, plain } from '../../users/index.ts'
import { type ImportParams, paramsOf, type RowData } from '../import-params.ts'

/** The client's tags, fields and the author's options for a step of the import. */
export async function readRules({ deps, job, actor }: RunningJob): Promise<ImportRules> {
  const { options } = paramsOf(job)
  const tags = await listUserTags(deps.db, job.client_id)
  const fields = await findFields(deps.db, job.client_id)
  return {
    now: deps.now(),
    actor,
    defaultLicense: options.default_license,
    createTags: options.create_tags,
    updateExisting: options.update_existing,
    fields: new Map(fields.map((field) => [field.name.toLowerCase(), field] as const)),
    tags: new Map(tags.map(({ id, name }) => [name.toLowerCase(), id] as const)),
  }
}

/** Creates the missing fields of mapped columns. */
export async function createFields({ deps, job }: RunningJob, { fields }: ImportRules): Promise<void> {
  const { mapping } = paramsOf(job)
  const names = mapping.flatMap((field) =>
    field?.startsWith(detailPrefix) === true ? field.slice(detailPrefix.length).trim() : [],
  )
  const missing = names.filter((name) => !fields.has(name.toLowerCase()))
  if (missing.length === 0) return
  await insertUserFields(
    deps.db,
    job.client_id,
    missing.map((name) => ({ id: deps.newId(), name })),
  )
}

export interface RowReader {
  read(data: RowData): ReadRow & { readonly messages: readonly Message[]; readonly name: string }
}

export function createRowReader({ mapping }: ImportParams, { fields }: ImportRules): RowReader {
  return {
    read({ cells }) {
      const row = readImportRow(cells, mapping, fields)
      return {
        ...row,
        name: nameOf(row.person),
        messages: row.faults.map(({ code, field }): Message =>
          field === undefined ? `import.${code}` : `import.${code}|field=${plain(field)}`,
        ),
      }
    },
  }
}

const nameOf = (person: ImportedPerson | null): string =>
  person === null ? '' : (person.name ?? `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim())
