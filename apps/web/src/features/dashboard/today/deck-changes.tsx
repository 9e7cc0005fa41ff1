import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DataTable } from '../../../lib/list/paged-table.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { visitQuery } from './queries.ts'

/** What happened in the own decks since the last visit; nothing at the first one. */
export function DeckChanges() {
  const t = useWords('today')
  const format = useFormatter()
  const { data, error, refetch, isFetching } = useQuery(visitQuery)
  if (data?.since === null) return null
  return (
    <Card
      title={t('changes.title')}
      description={
        data?.since &&
        t('changes.since', { date: format.dateTime(new Date(data.since), { dateStyle: 'medium', timeStyle: 'short' }) })
      }
    >
      {!data && !error && <Skeleton count={3} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data?.decks.length === 0 && <p className="text-sm text-muted">{t('changes.none')}</p>}
      {data && data.decks.length > 0 && (
        <DataTable
          label={t('changes.title')}
          rows={data.decks}
          rowKey={({ id }) => id}
          columns={[
            {
              name: t('changes.deck'),
              cell: ({ id, name }) => (
                <Link to="/analyticsViewer/$id" params={{ id }} className="text-ink hover:underline">
                  {name}
                </Link>
              ),
            },
            { name: t('changes.plays'), align: 'end', cell: ({ starts }) => format.number(starts) },
            { name: t('changes.completions'), align: 'end', cell: ({ completions }) => format.number(completions) },
            { name: t('changes.answers'), align: 'end', cell: ({ answers }) => format.number(answers) },
          ]}
        />
      )}
    </Card>
  )
}
