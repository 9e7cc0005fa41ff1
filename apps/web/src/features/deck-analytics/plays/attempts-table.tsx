import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { ArrowUp } from 'lucide-react'
import { AddressText } from '../../../lib/address-text.tsx'
import type { api } from '../../../lib/api.ts'
import { ColumnsMenu } from '../../../lib/list/columns-menu.tsx'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { attemptsQuery } from '../queries.ts'
import { type Filters, filtersQuery } from '../../../figures/filters.ts'
import { useDeviceName } from '../../../figures/device-name.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { SourceName } from '../../../figures/source-name.tsx'
import { type PlayColumn, playColumns, useColumns } from './columns.ts'
import { useNewPlays } from './use-new-plays.ts'

type AttemptPage = Awaited<ReturnType<typeof api.analytics.deckAttempts>>
type Attempt = AttemptPage['attempts'][number]
const rowsOf = ({ attempts }: AttemptPage) => attempts

export function AttemptsTable({ deckId, url }: { deckId: string; url: Filters }) {
  const t = useWords('analytics')
  const { moment } = useFigureFormat()
  const choice = useColumns()
  const offered = useOfferedColumns()
  const nameOf = useColumnName()
  const attempts = usePagedList(attemptsQuery(deckId, url), rowsOf)
  const { rows, count, isMore } = useNewPlays(deckId, url, attempts.rows)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <Arrived count={count} isMore={isMore} onShow={attempts.retry} isPending={attempts.isRetrying} />
        <ColumnsMenu
          label={t('attempts.columns')}
          choice={choice}
          groups={[{ id: 'columns', columns: playColumns.map((id) => ({ id, label: nameOf(id) })) }]}
        />
      </div>
      <PagedTable
        label={t('attempts.title')}
        maxHeight="36rem"
        list={{ ...attempts, rows }}
        total={attempts.firstPage?.total}
        failed={<ErrorState level={3} onRetry={attempts.retry} isRetrying={attempts.isRetrying} />}
        rowKey={(row) => row.id}
        columns={[
          {
            name: t('attempts.person'),
            className: 'max-w-64 min-w-36',
            cell: (row) => (
              <TextLink
                href={`/analyticsViewer/${deckId}/plays/${row.id}${filtersQuery(url)}`}
                aria-label={t('attempts.open', {
                  person: row.person ?? t('attempts.visitor'),
                  at: moment(row.startedAt),
                })}
              >
                <AddressText text={row.person ?? t('attempts.visitor')} />
              </TextLink>
            ),
          },
          ...choice[0].map((name) => ({ ...offered[name], name: nameOf(name) })),
        ]}
      />
    </div>
  )
}

function useColumnName(): (column: PlayColumn) => string {
  const t = useWords('analytics')
  const names: Readonly<Record<PlayColumn, string>> = {
    started: t('attempts.started'),
    state: t('attempts.state'),
    answered: t('attempts.answered'),
    score: t('score'),
    time: t('time'),
    device: t('devices.device'),
    source: t('sources.source'),
    version: t('version'),
  }
  return (column) => names[column]
}

const short = 'whitespace-nowrap'

function useOfferedColumns(): Readonly<Record<PlayColumn, Omit<Column<Attempt>, 'name'>>> {
  const { number, percent, duration, moment } = useFigureFormat()
  return {
    started: { className: short, cell: (row) => moment(row.startedAt) },
    state: { className: '', cell: (row) => <State passed={row.passed} done={row.completedAt !== null} /> },
    answered: { align: 'end', cell: (row) => number(row.answered) },
    score: { align: 'end', cell: (row) => percent(row.percentage) },
    time: { align: 'end', className: short, cell: (row) => duration(row.seconds) },
    device: { className: short, cell: (row) => <Device {...row} /> },
    source: { className: 'max-w-64 min-w-36 wrap-break-word', cell: (row) => <SourceName of={row} /> },
    version: { align: 'end', cell: (row) => number(row.version) },
  }
}

interface ArrivedProps {
  readonly count: number
  readonly isMore: boolean
  readonly onShow: () => void
  readonly isPending: boolean
}

/** Says that plays have come, in a line that is always there: the table stays where it is until they are asked for. */
function Arrived({ count, isMore, onShow, isPending }: ArrivedProps) {
  const t = useWords('analytics')
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 touch:min-h-11">
      <p className="text-sm text-muted">{t('attempts.live')}</p>
      <div role="status">
        {count > 0 && (
          <Button size="sm" icon={<ArrowUp />} isPending={isPending} onPress={onShow}>
            {t(isMore ? 'attempts.newMore' : 'attempts.new', { count })}
          </Button>
        )}
      </div>
    </div>
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
