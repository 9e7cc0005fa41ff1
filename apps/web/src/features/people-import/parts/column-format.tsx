import type { ImportDraft } from '@deckle/contract/imports.ts'
import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { isSameText } from '@deckle/core/text/same-text.ts'
import { type PersonFieldKind, personFieldKinds } from '@deckle/core/people/person-field.ts'
import type { Option } from '@deckle/ui/choices/list-parts.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useWords } from '../../../words/use-words.ts'

type Column = ImportDraft['columns'][number]
/** What is decided about a column, as the check takes it. */
export interface Format {
  readonly kind: PersonFieldKind
  readonly decimal_mark: Column['decimalMark']
  readonly date_order: Column['dateOrder']
}

export const formatsOf = ({ columns }: ImportDraft): readonly Format[] =>
  columns.map(({ kind, decimalMark, dateOrder }) => ({ kind, decimal_mark: decimalMark, date_order: dateOrder }))

/** Null for a field that exists already, or none of the client's. */
export function newFieldName({ fields }: Pick<ImportDraft, 'fields'>, field: string | null): string | null {
  if (field?.startsWith(detailPrefix) !== true) return null
  const name = field.slice(detailPrefix.length)
  return fields.some((one) => isSameText(one.name, name)) ? null : name
}

interface ColumnFormatProps {
  readonly draft: ImportDraft
  readonly column: Column
  /** The field that the column is mapped to. */
  readonly field: string | null
  /** How screen readers name the column. */
  readonly name: string
  readonly format: Format
  readonly onChange: (format: Format) => void
}

/** The kind of a new field, and how the column writes numbers or dates, where that matters. */
export function ColumnFormat({ draft, column, field, name, format, onChange }: ColumnFormatProps) {
  const words = useWords('people-import')
  const isNew = newFieldName(draft, field) !== null
  const kind = kindOf(draft, field, format)
  const asksMark = kind === 'number' && column.number !== null
  const asksOrder = kind === 'date' && column.date !== null
  if (!isNew && !asksMark && !asksOrder) return null
  return (
    <div className="flex flex-col gap-2">
      {isNew && (
        <Select<PersonFieldKind>
          label={words('columns.kind', { name })}
          hideLabel
          value={format.kind}
          onChange={(chosen) => onChange({ ...format, kind: chosen })}
          options={personFieldKinds.map((id) => ({ id, label: words(`kinds.${id}`) }))}
        />
      )}
      {asksMark && (
        <DecisionSelect<'.' | ','>
          label={words('columns.decimalMark', { name })}
          value={format.decimal_mark}
          onChange={(decimal_mark) => onChange({ ...format, decimal_mark })}
          options={[
            { id: ',', label: words('columns.comma'), description: '1.250,50' },
            { id: '.', label: words('columns.point'), description: '1,250.50' },
          ]}
          unclear={words('columns.unclearNumber', { value: column.number ?? '' })}
        />
      )}
      {asksOrder && (
        <DecisionSelect<'day' | 'month'>
          label={words('columns.dateOrder', { name })}
          value={format.date_order}
          onChange={(date_order) => onChange({ ...format, date_order })}
          options={[
            { id: 'day', label: words('columns.dayFirst'), description: '31/01/2026' },
            { id: 'month', label: words('columns.monthFirst'), description: '01/31/2026' },
          ]}
          unclear={words('columns.unclearDate', { value: column.date ?? '' })}
        />
      )}
    </div>
  )
}

interface DecisionSelectProps<Id extends string> {
  readonly label: string
  /** Null while nothing is decided. */
  readonly value: Id | null
  readonly onChange: (value: Id) => void
  readonly options: readonly Option<Id>[]
  /** Shown while nothing is decided. */
  readonly unclear: string
}

function DecisionSelect<Id extends string>({ label, value, onChange, options, unclear }: DecisionSelectProps<Id>) {
  const words = useWords('people-import')
  return (
    <>
      <Select
        label={label}
        hideLabel
        value={value}
        placeholder={words('columns.undecided')}
        onChange={onChange}
        options={options}
      />
      {value === null && <p className="text-xs text-warning-text">{unclear}</p>}
    </>
  )
}

function kindOf({ fields }: ImportDraft, field: string | null, format: Format): PersonFieldKind | null {
  if (field === 'license_end') return 'date'
  if (field?.startsWith(detailPrefix) !== true) return null
  const name = field.slice(detailPrefix.length)
  return fields.find((one) => isSameText(one.name, name))?.kind ?? format.kind
}
