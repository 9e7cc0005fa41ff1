import type { SourceRow } from '@deckle/contract/analytics.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useId } from 'react'
import { LyingBar } from '../../../charts/lying-bar.tsx'
import { ListEnd, PagedRows } from '../../../lib/list/paged-rows.tsx'
import { type PagedList, usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { sourcesQuery } from '../queries.ts'
import type { Filters } from '../../../figures/filters.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { SourceName } from '../../../figures/source-name.tsx'
import { useSourceWords } from '../../../figures/source-words.ts'

const rowsOf = ({ sources }: { readonly sources: readonly SourceRow[] }) => sources

/**
 * Starts and completions by source.
 * @param starts of the whole report
 */
export function SourcesCard({ deckId, url, starts }: { deckId: string; url: Filters; starts: number }) {
  const t = useWords('analytics')
  const titleId = useId()
  const { percent } = useFigureFormat()
  const { whole } = useSourceWords()
  const sources = usePagedList(sourcesQuery(deckId, url), rowsOf)
  const share = (row: SourceRow) => percent(shareOf(row.starts, starts))
  const findingOf = ([most, next]: readonly SourceRow[]) => {
    if (!most) return t('sources.none')
    if (!isUnknown(most)) return t('sources.finding', { source: whole(most), share: share(most) })
    if (!next) return t('sources.untold')
    return t('sources.mostUntold', { share: share(most), source: whole(next), next: share(next) })
  }
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="flex flex-col gap-0.5">
        <h2 id={titleId} className="text-sm font-strong">
          {t('sources.title')}
        </h2>
        {sources.rows && <p className="text-xs text-muted wrap-anywhere">{findingOf(sources.rows)}</p>}
      </header>
      <PagedRows
        list={sources}
        loading={<Skeleton kind="table" count={4} />}
        failed={
          <ErrorState level={3} onRetry={sources.retry} isRetrying={sources.isRetrying}>
            {t('sources.failed')}
          </ErrorState>
        }
        end={sources.hasMore && <End sources={sources} />}
      >
        {(shown) => (
          <>
            <SourcesTable rows={shown} />
            <p className="text-xs text-muted">{t('sources.text')}</p>
          </>
        )}
      </PagedRows>
    </section>
  )
}

function End({ sources }: { sources: PagedList<SourceRow, { readonly total?: number }> }) {
  const t = useWords('analytics')
  const failed = (
    <Callout tone="danger" live>
      {t('sources.moreFailed')}
    </Callout>
  )
  return <ListEnd list={sources} total={sources.firstPage?.total} failed={failed} />
}

const isUnknown = ({ source, medium, campaign }: SourceRow): boolean => `${source}${medium}${campaign}` === ''

/** Capped at 100 %: the report's figures may be a minute older. */
const shareOf = (count: number, all: number): number => Math.min(100, (count / Math.max(1, all)) * 100)

function SourcesTable({ rows }: { rows: readonly SourceRow[] }) {
  const t = useWords('analytics')
  const { number, percent } = useFigureFormat()
  const most = Math.max(...rows.map((row) => row.starts))
  const head = 'border-b border-line pb-2 font-normal text-muted'
  const cell = 'border-b border-line py-2 align-top group-last:border-b-0'
  return (
    <table aria-label={t('sources.title')} className="w-full border-separate border-spacing-0 text-sm">
      <thead className="text-xs">
        <tr>
          <th scope="col" className={`${head} w-2/5 text-start phone:w-1/2`}>
            {t('sources.source')}
          </th>
          <td aria-hidden="true" className={`${head} phone:hidden`} />
          <th scope="col" className={`${head} w-24 ps-3 text-end phone:w-auto`}>
            {t('starts')}
          </th>
          <th scope="col" className={`${head} w-32 ps-3 text-end phone:w-auto`}>
            {t('completions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify([row.source, row.medium, row.campaign])} className="group">
            <th scope="row" className={`${cell} pe-3 text-start font-normal wrap-anywhere`}>
              <SourceName of={row} />
            </th>
            <td aria-hidden="true" className={`${cell} phone:hidden`}>
              <LyingBar whole={shareOf(row.starts, most)} part={shareOf(row.completions, most)} />
            </td>
            <td className={`${cell} ps-3 text-end tabular-nums`}>{number(row.starts)}</td>
            <td className={`${cell} ps-3 text-end whitespace-nowrap tabular-nums`}>
              {number(row.completions)} <span className="text-muted">({percent(row.completionRate)})</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
