import { Button } from '@deckle/ui/actions/button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Columns3 } from 'lucide-react'
import type { ColumnChoice } from './column-choice.ts'

interface ColumnsMenuProps<Name extends string> {
  readonly label: string
  readonly choice: ColumnChoice<Name>
  /** Columns beside the name, in the table's order. */
  readonly groups: readonly ColumnGroup<Name>[]
}

export interface ColumnGroup<Name extends string> {
  readonly id: string
  readonly title?: string
  readonly columns: readonly { readonly id: Name; readonly label: string }[]
}

/** Chooses the columns of a table; the choice is kept in this browser. */
export function ColumnsMenu<Name extends string>({
  label,
  choice: [selected, choose],
  groups,
}: ColumnsMenuProps<Name>) {
  const names = groups.flatMap(({ columns }) => columns.map(({ id }) => id))
  const selection = {
    mode: 'multiple' as const,
    selected,
    onChange: (ids: string[]) => choose(names.filter((name) => ids.includes(name))),
  }
  return (
    <Menu
      label={label}
      trigger={
        <Button icon={<Columns3 />}>
          <span className="phone:sr-only">{label}</span>
        </Button>
      }
      items={groups.map(({ id, title, columns }) => ({ id, ...(title && { title }), selection, items: columns }))}
    />
  )
}
