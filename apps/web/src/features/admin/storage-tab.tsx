import type { ClientStorage } from '@deckle/contract/admin.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Link, ProgressBar } from 'react-aria-components'
import { api } from '../../lib/api.ts'
import { type Column, PagedTable } from '../../lib/list/paged-table.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useAction } from '../../lib/use-action.ts'
import { useBytes } from '../../lib/use-bytes.ts'
import { useFormatter, useNow, useWords } from '../../words/use-words.ts'
import { storageQuery } from './queries.ts'

type Storage = Awaited<ReturnType<typeof api.admin.storage>>

const rowsOf = ({ clients }: Storage) => clients

/** Storage by client and in total. */
export function StorageTab() {
  const words = useWords('operations')
  const list = usePagedList(storageQuery, rowsOf)
  const columns = useColumns()
  const measure = useAction({
    call: () => api.admin.measureStorage({ body: {} }),
    onDone: () => toast({ title: words('storage.done'), tone: 'success' }),
    invalidates: [queryKeys('admin').lists],
  })
  const button = (
    <Button isPending={measure.isPending} onPress={() => void measure.run()}>
      {words('storage.measure')}
    </Button>
  )
  const { firstPage } = list
  return (
    <div className="flex flex-col gap-4">
      {firstPage && firstPage.sum.measuredAt !== null && (
        <Card title={words('storage.title')} description={words('storage.text')} action={button}>
          <Sum sum={firstPage.sum} />
        </Card>
      )}
      <PagedTable
        label={words('storage.list')}
        list={list}
        rowKey={({ id }) => id}
        columns={columns}
        empty={
          <EmptyState title={words('storage.none')} action={button}>
            {words('storage.noneText')}
          </EmptyState>
        }
      />
      <p className="text-sm text-muted">{words('storage.full')}</p>
    </div>
  )
}

function Sum({ sum }: { sum: Storage['sum'] }) {
  const words = useWords('operations')
  const format = useFormatter()
  const bytes = useBytes()
  const now = useNow()
  const facts: readonly (readonly [string, string])[] = [
    [words('storage.used'), bytes(sum.pictures + sum.answerFiles)],
    [words('storage.pictures'), bytes(sum.pictures)],
    [words('storage.answerFiles'), bytes(sum.answerFiles)],
    [words('storage.files'), format.number(sum.files)],
    [
      words('storage.measured'),
      sum.measuredAt === null ? words('storage.none') : format.relativeTime(new Date(sum.measuredAt), now),
    ],
  ]
  return (
    <dl className="grid grid-cols-5 gap-3 phone:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-md font-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useColumns(): readonly Column<ClientStorage>[] {
  const words = useWords('operations')
  const format = useFormatter()
  const bytes = useBytes()
  return [
    {
      name: words('storage.client'),
      cell: ({ id, name }) => (
        <Link
          href={`/admin/clients/${id}`}
          className="rounded-sm text-ink underline underline-offset-3 touch:inline-flex touch:min-h-11 touch:items-center"
        >
          {name}
        </Link>
      ),
    },
    { name: words('storage.share'), cell: (client) => <Share client={client} /> },
    { name: words('storage.pictures'), align: 'end', cell: ({ pictures }) => bytes(pictures) },
    { name: words('storage.answerFiles'), align: 'end', cell: ({ answerFiles }) => bytes(answerFiles) },
    { name: words('storage.files'), align: 'end', cell: ({ files }) => format.number(files) },
  ]
}

/** Percent from which storage is shown as nearly full. */
const NEARLY_FULL = 90

function Share({ client: { name, used, allowed } }: { client: ClientStorage }) {
  const words = useWords('operations')
  const bytes = useBytes()
  return (
    <ProgressBar
      aria-label={words('storage.shareOf', { name })}
      value={Math.min(used, allowed)}
      maxValue={Math.max(allowed, 1)}
      valueLabel={words('storage.of', { used: bytes(used), allowed: bytes(allowed) })}
      className="flex min-w-44 flex-col gap-1 py-1.5"
    >
      {({ percentage = 0, valueText }) => (
        <>
          <span className="text-xs whitespace-nowrap tabular-nums">{valueText}</span>
          <span className="block h-1 overflow-hidden rounded-full bg-pressed">
            <span
              className={`block h-full rounded-full ${percentage >= NEARLY_FULL ? 'bg-danger' : 'bg-brand'}`}
              style={{ width: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </ProgressBar>
  )
}
