import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { api } from '../../../lib/api.ts'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { attemptsQuery } from '../queries.ts'

type Reply = Awaited<ReturnType<typeof api.users.attempts>>
const rowsOf = ({ attempts }: Reply) => attempts

/** Attempts that the person made while signed in. */
export function AttemptsCard({ id }: { readonly id: string }) {
  const words = useWords('person')
  const format = useFormatter()
  const list = usePagedList(attemptsQuery(id), rowsOf)
  const result = ({ completedAt, percentage, passed }: Reply['attempts'][number]): string => {
    if (completedAt === null) return words('attempts.open')
    const share = percentage === null ? words('attempts.done') : format.number(percentage / 100, { style: 'percent' })
    return passed === null ? share : `${share}, ${words(passed ? 'attempts.passed' : 'attempts.failed')}`
  }
  return (
    <Card title={words('attempts.title')}>
      <PagedTable
        label={words('attempts.table')}
        list={list}
        rowKey={(attempt) => attempt.id}
        empty={<p className="text-sm text-muted">{words('attempts.none')}</p>}
        columns={[
          {
            name: words('attempts.deck'),
            cell: (attempt) => <TextLink href={`/activity/sessions/${attempt.id}`}>{attempt.deck.name}</TextLink>,
          },
          {
            name: words('attempts.at'),
            cell: (attempt) =>
              format.dateTime(new Date(attempt.startedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          },
          { name: words('attempts.result'), cell: result },
        ]}
      />
    </Card>
  )
}
