import { may } from '@deckle/core/access/access.ts'
import { useQuery } from '@tanstack/react-query'
import { type ColumnGroup, ColumnsMenu } from '../../../lib/list/columns-menu.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { type ColumnName, plainColumns, useColumns } from '../columns.ts'
import { facetsQuery } from '../../../people/queries.ts'

/** The account's columns, then the client's fields. */
export function PeopleColumnsMenu() {
  const words = useWords('people')
  const { data } = useQuery(facetsQuery)
  const isAdmin = may(actorOf(useUser()), 'user.second_factor')
  const plain = plainColumns.filter((name) => isAdmin || name !== 'second_factor')
  const fields = (data?.fields ?? []).map(({ name }) => ({ id: `details.${name}` as const, label: name }))
  const groups: ColumnGroup<ColumnName>[] = [
    { id: 'plain', columns: plain.map((id) => ({ id, label: words(`column.${id}`) })) },
  ]
  if (fields.length > 0) groups.push({ id: 'fields', title: words('fields'), columns: fields })
  return <ColumnsMenu label={words('columns')} choice={useColumns()} groups={groups} />
}
