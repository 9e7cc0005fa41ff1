import { Disclosure } from '@deckle/ui/layout/disclosure.tsx'
import { PagedTable } from '../lib/list/paged-table.tsx'
import { usePagedList } from '../lib/list/use-paged-list.ts'
import { useWords } from '../words/use-words.ts'
import { itemsOf, refusedQuery } from './queries.ts'

/** Loaded when it is opened. */
export function RefusedItems({ id }: { id: string }) {
  const words = useWords('jobs')
  return (
    <Disclosure title={words('showRefused')}>
      <RefusedList id={id} />
    </Disclosure>
  )
}

function RefusedList({ id }: { id: string }) {
  const words = useWords('jobs')
  const list = usePagedList(refusedQuery(id), itemsOf)
  return (
    <PagedTable
      label={words('refusedLabel')}
      list={list}
      rowKey={({ seq }) => String(seq)}
      total={list.firstPage?.total}
      maxHeight="20rem"
      stacks
      columns={[
        { name: words('person'), cell: ({ person }) => person?.name ?? words('gonePerson') },
        { name: words('reason'), cell: ({ reason }) => reason },
      ]}
    />
  )
}
