import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import type { api } from '../../../lib/api.ts'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { decksQuery } from '../queries.ts'

const rowsOf = ({ decks }: Awaited<ReturnType<typeof api.users.decks>>) => decks

export function DecksCard({ id }: { readonly id: string }) {
  const words = useWords('person')
  const format = useFormatter()
  const list = usePagedList(decksQuery(id), rowsOf)
  return (
    <Card title={words('decks.title')}>
      <PagedTable
        label={words('decks.table')}
        list={list}
        rowKey={(deck) => deck.id}
        empty={<p className="text-sm text-muted">{words('decks.none')}</p>}
        columns={[
          {
            name: words('decks.name'),
            cell: (deck) => (
              <Link to="/contentEditor/$id" params={{ id: deck.id }} className="text-brand-text underline">
                {deck.name}
              </Link>
            ),
          },
          {
            name: words('decks.state'),
            cell: (deck) => (
              <Badge tone={deck.isPublished ? 'success' : 'neutral'}>
                {words(deck.isPublished ? 'decks.published' : 'decks.draft')}
              </Badge>
            ),
          },
          { name: words('decks.attempts'), align: 'end', cell: (deck) => format.number(deck.attempts) },
        ]}
      />
    </Card>
  )
}
