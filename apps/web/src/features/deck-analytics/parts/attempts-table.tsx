import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWords } from '../../../words/use-words.ts'
import { attemptsQuery } from '../queries.ts'
import type { AnalyticsUrl } from '../url-state.ts'
import { useFigureFormat } from './figure-format.ts'
import { SourceName } from './source-name.tsx'

/** Who played, newest first. */
export function AttemptsTable({ deckId, url }: { deckId: string; url: AnalyticsUrl }) {
  const t = useWords('analytics')
  const { number, percent, duration, moment } = useFigureFormat()
  const attempts = useInfiniteQuery(attemptsQuery(deckId, url))
  if (attempts.isPending) return <Skeleton kind="table" count={6} />
  if (attempts.isError)
    return <ErrorState level={3} onRetry={() => void attempts.refetch()} isRetrying={attempts.isRefetching} />
  const rows = attempts.data.pages.flatMap((page) => page.attempts)
  return (
    <>
      <Table label={t('attempts.title')} maxHeight="36rem">
        <thead>
          <tr>
            <Th>{t('attempts.person')}</Th>
            <Th>{t('attempts.started')}</Th>
            <Th>{t('attempts.state')}</Th>
            <Th align="end">{t('attempts.answered')}</Th>
            <Th align="end">{t('score')}</Th>
            <Th align="end">{t('time')}</Th>
            <Th>{t('devices.device')}</Th>
            <Th>{t('sources.source')}</Th>
            <Th align="end">{t('version')}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.id}>
              <Td header className="max-w-64 min-w-36 wrap-anywhere">
                <bdi>{row.person ?? t('attempts.visitor')}</bdi>
              </Td>
              <Td className="whitespace-nowrap">{moment(row.startedAt)}</Td>
              <Td>
                <State passed={row.passed} done={row.completedAt !== null} />
              </Td>
              <Td align="end">{number(row.answered)}</Td>
              <Td align="end">{percent(row.percentage)}</Td>
              <Td align="end" className="whitespace-nowrap">
                {duration(row.seconds)}
              </Td>
              <Td className="whitespace-nowrap">
                {row.device === 'phone' || row.device === 'tablet' || row.device === 'computer'
                  ? t(`devices.${row.device}`)
                  : t('devices.other')}
                {row.country && <span className="text-muted"> · {row.country}</span>}
              </Td>
              <Td className="max-w-64 min-w-36 wrap-anywhere">
                <SourceName of={row} />
              </Td>
              <Td align="end">{number(row.version)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      <LoadMore
        hasMore={attempts.hasNextPage}
        isLoading={attempts.isFetchingNextPage}
        onLoadMore={() => void attempts.fetchNextPage()}
        shown={rows.length}
        total={attempts.data.pages[0]?.total}
      />
    </>
  )
}

function State({ passed, done }: { passed: boolean | null; done: boolean }) {
  const t = useWords('analytics')
  if (!done) return <Badge>{t('attempts.unfinished')}</Badge>
  if (passed === null) return <Badge tone="success">{t('attempts.finished')}</Badge>
  return <Badge tone={passed ? 'success' : 'warning'}>{passed ? t('attempts.passed') : t('attempts.failed')}</Badge>
}
