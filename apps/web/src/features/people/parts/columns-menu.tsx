import { may } from '@deckle/core/access/access.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { Columns3 } from 'lucide-react'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { type ColumnName, plainColumns, useColumns } from '../columns.ts'
import { facetsQuery } from '../../../people/queries.ts'

/** Columns beside the name; the choice is kept in this browser. */
export function ColumnsMenu() {
  const words = useWords('people')
  const [columns, setColumns] = useColumns()
  const { data } = useQuery(facetsQuery)
  const isAdmin = may(actorOf(useUser()), 'user.second_factor')
  const plain = plainColumns.filter((name) => isAdmin || name !== 'second_factor')
  const fields = (data?.fields ?? []).map(({ name }) => ({ id: `details.${name}` as const, label: name }))
  const offered: readonly ColumnName[] = [...plain, ...fields.map(({ id }) => id)]
  const selection = {
    mode: 'multiple' as const,
    selected: columns,
    onChange: (ids: string[]) => setColumns(offered.filter((name) => ids.includes(name))),
  }
  return (
    <Menu
      label={words('columns')}
      trigger={
        <Button icon={<Columns3 />}>
          <span className="phone:sr-only">{words('columns')}</span>
        </Button>
      }
      items={[
        { id: 'plain', selection, items: plain.map((id) => ({ id, label: words(`column.${id}`) })) },
        ...(fields.length > 0 ? [{ id: 'fields', title: words('fields'), selection, items: fields }] : []),
      ]}
    />
  )
}
