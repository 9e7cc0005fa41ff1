import { publicationLimits } from '@deckle/core/deck/publication.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Ticket } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../deck/save-file.ts'
import { api } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/error-words.ts'
import { LoadError } from '../../../lib/load-error.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { CopyField } from '../parts/copy-field.tsx'

const ticketsQuery = (deckId: string) =>
  infiniteQueryOptions({
    queryKey: ['deck', deckId, 'tickets'],
    queryFn: ({ pageParam, signal }) =>
      api.publishing.tickets({ params: { id: deckId }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** Links that work once: made in numbers, told once, and whether each was used. */
export function TicketsCard({ deckId, name }: { deckId: string; name: string }) {
  const t = useWords('publish')
  const format = useFormatter()
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  const errorWords = useErrorWords()
  const client = useQueryClient()
  const tickets = useInfiniteQuery(ticketsQuery(deckId))
  const [count, setCount] = useState(10)
  const [label, setLabel] = useState('')
  const [made, setMade] = useState<readonly string[]>([])
  const [isMaking, setMaking] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const make = async () => {
    setMaking(true)
    setError(null)
    try {
      const reply = await api.publishing.createTickets({ params: { id: deckId }, body: { count, label } })
      setMade(reply.tickets.map(({ url }) => url))
      void client.invalidateQueries({ queryKey: ticketsQuery(deckId).queryKey })
    } catch (failure) {
      setError(failure)
    } finally {
      setMaking(false)
    }
  }
  const [first] = tickets.data?.pages ?? []
  const rows = tickets.data?.pages.flatMap((page) => page.tickets) ?? []
  return (
    <Card
      title={t('tickets.title')}
      description={
        first && first.total > 0 ? t('tickets.used', { used: first.used, total: first.total }) : t('tickets.text')
      }
    >
      <div className="flex flex-col gap-4">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void make()
          }}
        >
          <NumberField
            label={t('tickets.count')}
            className="w-36"
            minValue={1}
            maxValue={publicationLimits.ticketsAtOnce}
            value={count}
            onChange={(next) => setCount(Number.isFinite(next) ? next : 1)}
          />
          <TextField
            label={t('tickets.label')}
            isOptional
            className="min-w-48 flex-1"
            maxLength={60}
            value={label}
            onChange={setLabel}
          />
          <Button type="submit" icon={<Ticket />} isPending={isMaking}>
            {t('tickets.make')}
          </Button>
        </form>
        {error !== null && (
          <Callout tone="danger" live>
            {errorWords(error)}
          </Callout>
        )}
        {tickets.isPending ? (
          <Skeleton kind="table" count={3} />
        ) : tickets.isError ? (
          <LoadError error={tickets.error} onRetry={() => void tickets.refetch()} isRetrying={tickets.isRefetching} />
        ) : (
          rows.length > 0 && (
            <>
              <Table label={t('tickets.title')}>
                <thead>
                  <tr>
                    <Th>{t('tickets.label')}</Th>
                    <Th className="phone:hidden">{t('tickets.made')}</Th>
                    <Th>{t('tickets.state')}</Th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <Tr key={row.id}>
                      <Td header className="wrap-anywhere">
                        {row.label || <span className="text-muted">{t('tickets.noLabel')}</span>}
                        <span className="hidden text-xs text-muted phone:block">{moment(row.createdAt)}</span>
                      </Td>
                      <Td className="phone:hidden">{moment(row.createdAt)}</Td>
                      <Td>
                        {row.usedAt ? (
                          <Badge tone="success">{t('tickets.usedAt', { when: moment(row.usedAt) })}</Badge>
                        ) : (
                          <Badge>{t('tickets.unused')}</Badge>
                        )}
                      </Td>
                    </Tr>
                  ))}
                </tbody>
              </Table>
              <LoadMore
                hasMore={tickets.hasNextPage}
                isLoading={tickets.isFetchingNextPage}
                onLoadMore={() => void tickets.fetchNextPage()}
                shown={rows.length}
                total={first?.total}
              />
            </>
          )
        )}
      </div>
      {made.length > 0 && (
        <Dialog
          isOpen
          onOpenChange={() => setMade([])}
          title={t('tickets.here', { count: made.length })}
          footer={
            <Button
              icon={<Download />}
              onPress={() =>
                saveFile(new Blob([`\uFEFFlink\r\n${made.join('\r\n')}\r\n`], { type: 'text/csv' }), `${name}.csv`)
              }
            >
              {t('tickets.csv')}
            </Button>
          }
        >
          <div className="flex flex-col gap-3">
            <Callout tone="warning">{t('tickets.once')}</Callout>
            <CopyField multiline label={t('tickets.links')} text={made.join('\n')} />
          </div>
        </Dialog>
      )}
    </Card>
  )
}
