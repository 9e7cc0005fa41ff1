import { ColumnsMenu } from '../../../lib/list/columns-menu.tsx'
import { useWords } from '../../../words/use-words.ts'
import { leadColumns, useColumns } from './columns.ts'

export function LeadColumnsMenu() {
  const t = useWords('leads')
  return (
    <ColumnsMenu
      label={t('columns')}
      choice={useColumns()}
      groups={[{ id: 'columns', columns: leadColumns.map((id) => ({ id, label: t(`column.${id}`) })) }]}
    />
  )
}
