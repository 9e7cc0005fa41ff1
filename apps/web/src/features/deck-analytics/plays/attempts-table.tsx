import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import type { api } from '../../../lib/api.ts'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { attemptsQuery } from '../queries.ts'
import { type Filters, filtersQuery } from '../../../figures/filters.ts'
import { useDeviceName } from '../../../figures/device-name.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { SourceName } from '../../../figures/source-name.tsx'

type AttemptPage = Awaited<ReturnType<typeof api.analytics.deckAttempts>>
type Attempt = AttemptPage['attempts'][number]
const rowsOf = ({ attempts }: AttemptPage) => attempts

export function AttemptsTable({ deckId, url }: { deckId: string; url: Filters }) {
  const t = useWords('analytics')
  const { number, percent, duration, moment } = useFigureFormat()
  const attempts = usePagedList(attemptsQuery(deckId, url), rowsOf)
  return (
    <PagedTable
      label={t('attempts.title')}
      maxHeight="36rem"
      list={attempts}
      total={attempts.firstPage?.total}
      failed={<ErrorState level={3} onRetry={attempts.retry} isRetrying={attempts.isRetrying} />}
      rowKey={(row) => row.id}
      columns={[
        {
          name: t('attempts.person'),
          className: 'max-w-64 min-w-36 wrap-anywhere',
          cell: (row) => (
            <TextLink
              href={`/analyticsViewer/${deckId}/plays/${row.id}${filtersQuery(url)}`}
              aria-label={t('attempts.open', {
                person: row.person ?? t('attempts.visitor'),
                at: moment(row.startedAt),
              })}
            >
              <bdi>{row.person ?? t('attempts.visitor')}</bdi>
            </TextLink>
          ),
        },
        { name: t('attempts.started'), className: 'whitespace-nowrap', cell: (row) => moment(row.startedAt) },
        {
          name: t('attempts.state'),
          className: '',
          cell: (row) => <State passed={row.passed} done={row.completedAt !== null} />,
        },
        { name: t('attempts.answered'), align: 'end', cell: (row) => number(row.answered) },
        { name: t('score'), align: 'end', cell: (row) => percent(row.percentage) },
        { name: t('time'), align: 'end', className: 'whitespace-nowrap', cell: (row) => duration(row.seconds) },
        { name: t('devices.device'), className: 'whitespace-nowrap', cell: (row) => <Device {...row} /> },
        {
          name: t('sources.source'),
          className: 'max-w-64 min-w-36 wrap-anywhere',
          cell: (row) => <SourceName of={row} />,
        },
        { name: t('version'), align: 'end', cell: (row) => number(row.version) },
      ]}
    />
  )
}

function Device({ device, country }: Pick<Attempt, 'device' | 'country'>) {
  const deviceName = useDeviceName()
  return (
    <>
      {deviceName(device)}
      {country && <span className="text-muted"> · {country}</span>}
    </>
  )
}

function State({ passed, done }: { passed: boolean | null; done: boolean }) {
  const t = useWords('analytics')
  if (!done) return <Badge>{t('attempts.unfinished')}</Badge>
  if (passed === null) return <Badge tone="success">{t('attempts.finished')}</Badge>
  return <Badge tone={passed ? 'success' : 'warning'}>{passed ? t('attempts.passed') : t('attempts.failed')}</Badge>
}
