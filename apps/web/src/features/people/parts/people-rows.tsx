import type { PersonRow } from '@deckle/contract/models/people.ts'
import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useWords, type Words } from '../../../words/use-words.ts'
import { type ColumnName, type PlainColumn, useColumns } from '../columns.ts'
import { nameOf } from '../../../people/name-of.ts'
import { isSelected, select, type Selection } from '../../../people/selection.ts'
import { PersonName, useCells } from './person-cells.tsx'

interface RowsProps {
  readonly rows: readonly PersonRow[]
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/** A table; on a phone a card a person. */
export function PeopleRows(props: RowsProps) {
  return (
    <>
      <div data-guide="people.list" className="phone:hidden">
        <PeopleTable {...props} />
      </div>
      <div data-guide="people.list" className="hidden phone:block">
        <PeopleCards {...props} />
      </div>
    </>
  )
}

const columnLabel = (words: Words<'people'>, column: ColumnName): string =>
  column.startsWith('details.') ? column.slice('details.'.length) : words(`column.${column as PlainColumn}`)

function PeopleTable({ rows, selection, onSelect }: RowsProps) {
  const words = useWords('people')
  const cells = useCells()
  const [columns] = useColumns()
  return (
    <Table label={words('title')}>
      <thead>
        <tr>
          <Th width="2.5rem">
            <SelectPage rows={rows} selection={selection} onSelect={onSelect} />
          </Th>
          <Th>{words('column.name')}</Th>
          {columns.map((column) => (
            <Th key={column}>{columnLabel(words, column)}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((person) => (
          <Tr key={person.id} isSelected={isSelected(selection, person.id)}>
            <Td>
              <SelectPerson person={person} selection={selection} onSelect={onSelect} />
            </Td>
            <Td header>
              <PersonName person={person} />
            </Td>
            {columns.map((column) => (
              <Td key={column} className={widths[column] ?? 'max-w-64 min-w-32 wrap-break-word'}>
                {cells(column, person)}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

const address = 'max-w-80'
const widths: Readonly<Partial<Record<ColumnName, string>>> = {
  email: address,
  username: address,
  license: 'whitespace-nowrap',
  status: 'whitespace-nowrap',
  created: 'whitespace-nowrap',
  last_seen: 'max-w-64 min-w-28',
}

function PeopleCards({ rows, selection, onSelect }: RowsProps) {
  const words = useWords('people')
  const cells = useCells()
  const [columns] = useColumns()
  return (
    <ul className="flex flex-col gap-2" aria-label={words('title')}>
      {rows.map((person) => (
        <li key={person.id}>
          <Card className="flex gap-3">
            <SelectPerson person={person} selection={selection} onSelect={onSelect} />
            <div className="min-w-0 flex-1 text-sm">
              <PersonName person={person} />
              <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
                {columns
                  .filter((column) => hasValue(column, person))
                  .map((column) => (
                    <div key={column} className="contents">
                      <dt className="text-muted">{columnLabel(words, column)}</dt>
                      <dd className="min-w-0 wrap-break-word">{cells(column, person)}</dd>
                    </div>
                  ))}
              </dl>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** Cards omit empty columns. */
function hasValue(column: ColumnName, { tags, details }: PersonRow): boolean {
  if (column === 'tags') return tags.length > 0
  return !column.startsWith(detailPrefix) || Boolean(details[column.slice(detailPrefix.length)])
}

function SelectPerson({ person, selection, onSelect }: Omit<RowsProps, 'rows'> & { person: PersonRow }) {
  const words = useWords('people')
  return (
    <Checkbox
      aria-label={words('select.row', { name: nameOf(person) || words('unnamed') })}
      isSelected={isSelected(selection, person.id)}
      onChange={(isOn) => onSelect(select(selection, [person.id], isOn))}
    />
  )
}

export function SelectPage({ rows, selection, onSelect, label }: RowsProps & { label?: string }) {
  const words = useWords('people')
  const chosen = rows.filter(({ id }) => isSelected(selection, id)).length
  return (
    <Checkbox
      {...(label === undefined ? { 'aria-label': words('select.page') } : { label })}
      isSelected={chosen > 0 && chosen === rows.length}
      isIndeterminate={chosen > 0 && chosen < rows.length}
      onChange={(isOn) =>
        onSelect(
          select(
            selection,
            rows.map(({ id }) => id),
            isOn,
          ),
        )
      }
    />
  )
}
