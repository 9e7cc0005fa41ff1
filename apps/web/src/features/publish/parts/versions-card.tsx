import type { DeckVersion } from '@deckle/contract/decks.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { GitCompareArrows, RotateCcw } from 'lucide-react'
import { LoadError } from '../../../lib/load-error.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { versionsQuery } from '../../../deck/version-queries.ts'

/** Every version that was published; any of them can be the draft again. */
export function VersionsCard({
  deckId,
  onOpen,
  canRestore,
  restoring,
  onRestore,
}: {
  deckId: string
  /** Shows what changed. */
  onOpen: (version: DeckVersion) => void
  canRestore: boolean
  restoring: string | null
  onRestore: (version: DeckVersion) => void
}) {
  const t = useWords('publish')
  const format = useFormatter()
  const versions = useInfiniteQuery(versionsQuery(deckId))
  if (versions.isPending) return <Skeleton kind="table" count={3} />
  if (versions.isError)
    return (
      <LoadError error={versions.error} onRetry={() => void versions.refetch()} isRetrying={versions.isRefetching} />
    )
  const rows = versions.data.pages.flatMap((page) => page.versions)
  if (rows.length === 0) return <p className="text-sm text-muted">{t('versions.none')}</p>
  return (
    <>
      <Table label={t('versions.title')}>
        <thead>
          <tr>
            <Th>{t('versions.version')}</Th>
            <Th>{t('versions.when')}</Th>
            <Th>{t('versions.who')}</Th>
            <Th align="end">{t('versions.slides')}</Th>
            <Th>
              <span className="sr-only">{t('versions.restore')}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.id}>
              <Td header>
                <span className="flex items-center gap-2">
                  <span className="flex min-w-0 flex-col">
                    <span className="whitespace-nowrap">{t('versions.number', { version: row.version })}</span>
                    {row.name && <span className="max-w-52 text-xs text-muted wrap-anywhere">{row.name}</span>}
                  </span>
                  {row.current && (
                    <Badge tone="success" dot>
                      {t('versions.current')}
                    </Badge>
                  )}
                </span>
              </Td>
              <Td className="whitespace-nowrap">
                <time dateTime={row.publishedAt}>
                  {format.dateTime(new Date(row.publishedAt), { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </Td>
              <Td className="max-w-48 min-w-28 wrap-anywhere">
                <bdi>{row.publishedBy}</bdi>
              </Td>
              <Td align="end">{format.number(row.slides)}</Td>
              <Td align="end" className="whitespace-nowrap">
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<GitCompareArrows />}
                  aria-label={t('versions.compareNumber', { version: row.version })}
                  onPress={() => onOpen(row)}
                >
                  {t('versions.compare')}
                </Button>
                {canRestore && (
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<RotateCcw />}
                    isPending={restoring === row.id}
                    aria-label={t('versions.restoreNumber', { version: row.version })}
                    onPress={() => onRestore(row)}
                  >
                    {t('versions.restore')}
                  </Button>
                )}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      <LoadMore
        hasMore={versions.hasNextPage}
        isLoading={versions.isFetchingNextPage}
        onLoadMore={() => void versions.fetchNextPage()}
      />
    </>
  )
}
