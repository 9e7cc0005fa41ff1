import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import {
  type ImportedPerson,
  type ImportField,
  readImportRow,
  type ReadRow,
  type RowFault,
} from '@deckle/core/people/import-row.ts'
import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import { createNameFinder } from '@deckle/core/text/find-by-name.ts'
import { trimInvisible } from '@deckle/core/text/trim-invisible.ts'
import { comparableText } from '@deckle/core/text/same-text.ts'
import { activeCell } from '@deckle/core/text/csv-cell.ts'
import type { Message } from '../../../refusal.ts'
import { readReportingZone } from '../../clients/index.ts'
import type { RunningJob } from '../../jobs/index.ts'
import { listUserTags } from '../../tags/index.ts'
import { findFields, type ImportRules, plain } from '../../users/index.ts'
import { type ImportParams, paramsOf, type RowData } from '../import-params.ts'

/** The client's tags, fields and the author's options for a step of the import. */
export async function readRules({ deps, job, actor }: RunningJob): Promise<ImportRules> {
  const { options } = paramsOf(job)
  const tags = await listUserTags(deps.db, job.client_id)
  const fields = await findFields(deps.db, job.client_id)
  return {
    now: deps.now(),
    timeZone: await readReportingZone(deps.db, job.client_id),
    actor,
    defaultLicense: options.default_license,
    createTags: options.create_tags,
    updateExisting: options.update_existing,
    fields,
    tagOf: createNameFinder(tags.map(({ id, name }) => [name, id])),
  }
}

export interface RowReader {
  read(data: RowData): ReadRow & { readonly messages: readonly Message[]; readonly name: string }
  /** Fields that the rows need, with the choices that were read so far. */
  added(): {
    readonly fields: readonly ImportField[]
    /** New choices of existing fields, by the field's name. */
    readonly choices: ReadonlyMap<string, readonly string[]>
  }
}

/** A field whose choices grow with the rows. */
interface OpenField extends ImportField {
  readonly choices: string[]
  /** Choices as they are written, and as `isSameText` compares them. */
  readonly known: Set<string>
  readonly added: string[]
}

/** Reads rows by the mapping. New fields, and choices that are to be added, count as if they existed already. */
export function createRowReader(params: ImportParams, rules: ImportRules): RowReader {
  const { mapping, columns, options } = params
  const fields = new Map<string, ImportField>()
  const existing = createNameFinder(rules.fields.map((field) => [field.name, field]))
  const created: ImportField[] = []
  const open = new Map<number, OpenField>()
  for (const [at, target] of mapping.entries()) {
    if (target?.startsWith(detailPrefix) !== true) continue
    const name = target.slice(detailPrefix.length)
    const known = existing(name)
    const kind = known?.kind ?? columns[at]?.kind ?? 'text'
    const field = known ?? { name: name.normalize('NFC').trim(), kind, choices: [], required: false }
    const growing = kind === 'choice' && (!known || options.add_choices) ? openField(field) : null
    const one = growing ?? field
    if (growing) open.set(at, growing)
    if (!known) created.push(one)
    fields.set(name, one)
  }
  const openNames = new Set([...open.values()].map(({ name }) => name))
  return {
    read(data) {
      for (const [at, field] of open) learn(field, data.cells[at] ?? '')
      const row = readImportRow(data, { mapping, fields, formats: columns, timeZone: rules.timeZone })
      return {
        ...row,
        name: nameOf(row.person),
        messages: row.faults.map((fault) => messageOf(fault, { fields, openNames })),
      }
    },
    added: () => ({
      fields: created,
      choices: new Map(
        [...open.values()].flatMap(({ name, added }) =>
          existing(name) && added.length > 0 ? [[name, added] as const] : [],
        ),
      ),
    }),
  }
}

function openField(field: ImportField): OpenField {
  const choices = [...field.choices]
  return { ...field, choices, known: new Set(choices.flatMap((choice) => [choice, comparableText(choice)])), added: [] }
}

/** Adds a cell's text to the choices while there is room. */
function learn({ choices, known, added }: OpenField, cell: string): void {
  const text = trimInvisible(activeCell(cell).normalize('NFC'))
  const isFull = choices.length >= personFieldLimits.choices
  if (text === '' || known.has(text) || text.length > personFieldLimits.choice || isFull) return
  const key = comparableText(text)
  if (!known.has(key)) {
    choices.push(text)
    added.push(text)
  }
  known.add(text).add(key)
}

/** Choices that a message lists. */
const LISTED = 10

interface MessageContext {
  readonly fields: ReadonlyMap<string, ImportField>
  readonly openNames: ReadonlySet<string>
}

function messageOf({ code, field, value }: RowFault, { fields, openNames }: MessageContext): Message {
  if (field === undefined) return `import.${code}`
  const values = `field=${plain(field)}|value=${plain(value ?? '').slice(0, 100)}`
  if (code !== 'choice_unknown') return `import.${code}|${values}`
  if (openNames.has(field)) return `import.choices_full|${values}`
  const choices = [...fields.values()].find(({ name }) => name === field)?.choices ?? []
  const more = choices.length > LISTED ? ' …' : ''
  return `import.choice_unknown|${values}|choices=${choices.slice(0, LISTED).map(plain).join(', ')}${more}`
}

const nameOf = (person: ImportedPerson | null): string =>
  person === null ? '' : (person.name ?? `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim())
