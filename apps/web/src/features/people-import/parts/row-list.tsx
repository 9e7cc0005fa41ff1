import { importFields } from '@deckle/core/people/import-columns.ts'
import { licenseTypes } from '@deckle/core/access/access.ts'
import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { type ImportDraft, type ImportOutcome, importOutcomes, type ImportRow } from '@deckle/contract/imports.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { AddressText } from '../../../lib/address-text.tsx'
import type { api } from '../../../lib/api.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords, type Words } from '../../../words/use-words.ts'
import { rowsQuery } from '../queries.ts'

const rowsOf = ({ rows }: Awaited<ReturnType<typeof api.imports.rows>>) => rows

interface RowListProps {
  readonly draft: ImportDraft
  readonly outcome: ImportOutcome | undefined
  readonly onOutcome: (outcome: ImportOutcome | undefined) => void
}

export function RowList({ draft: { job, phase }, outcome, onOutcome }: RowListProps) {
  const words = useWords('people-import')
  const format = useFormatter()
  const list = usePagedList(rowsQuery(job.id, `${phase} ${job.status} ${job.finishedAt}`, outcome), rowsOf)
  const found = importOutcomes.filter((one) => (job.counts[one] ?? 0) > 0 || one === outcome)
  return (
    <section className="flex flex-col gap-3" aria-label={words('result.list')}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {found.map((one) => (
          <div key={one} className="rounded-lg border border-line bg-surface px-4 py-3">
            <dt className="text-sm text-muted">{words(`outcomes.${one}`)}</dt>
            <dd className="text-lg font-strong tabular-nums">{format.number(job.counts[one] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <Select
        className="max-w-64"
        label={words('result.show')}
        value={outcome ?? 'all'}
        onChange={(chosen) => onOutcome(chosen === 'all' ? undefined : chosen)}
        options={[
          { id: 'all' as const, label: words('outcomes.all') },
          ...found.map((one) => ({ id: one, label: words(`outcomes.${one}`) })),
        ]}
      />
      <PagedRows
        list={list}
        total={outcome ? job.counts[outcome] : (job.total ?? undefined)}
        empty={<EmptyState illustration="search" level={2} title={words('result.noRows')} />}
      >
        {(rows) => (
          <Card padding="none">
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <RowItem key={row.row} row={row} words={words} />
              ))}
            </ul>
          </Card>
        )}
      </PagedRows>
    </section>
  )
}

const tones = {
  create: 'info',
  change: 'info',
  unchanged: 'neutral',
  refused: 'danger',
  created: 'success',
  changed: 'success',
} as const

function RowItem({ row, words }: { row: ImportRow; words: Words<'people-import'> }) {
  const valueText = useValueText()
  // A user name equal to the e-mail is already shown beside the name.
  const changes = row.changes.filter(({ field, after }) => field !== 'username' || after !== row.email)
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-muted tabular-nums">{words('result.row', { number: String(row.row) })}</span>
        <bdi className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-strong">{row.name}</span>{' '}
          <span className="text-muted">
            <AddressText text={row.email} />
          </span>
        </bdi>
        <Badge tone={tones[row.outcome]}>{words(`outcomes.${row.outcome}`)}</Badge>
      </div>
      {row.reasons.map((reason) => (
        <p key={reason} className={row.outcome === 'refused' ? 'text-danger-text' : 'text-muted'}>
          {reason}
        </p>
      ))}
      {changes.length > 0 && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1">
          {changes.map(({ field, before, after }) => (
            <div key={field} className="flex min-w-0 flex-wrap gap-x-1.5">
              <dt className="text-muted">{fieldName(field, words)}:</dt>
              <dd className="wrap-anywhere">
                {before !== null && (
                  <>
                    <del className="text-muted">
                      <span className="sr-only">{words('result.before', { text: '' })}</span>
                      {valueText(field, before) || words('result.blank')}
                    </del>{' '}
                    →{' '}
                  </>
                )}
                {valueText(field, after) || words('result.blank')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** Label of a column's field. */
export function fieldName(field: string, words: Words<'people-import'>): string {
  const known = importFields.find((one) => one === field)
  return known ? words(`fields.${known}`) : field.slice(detailPrefix.length)
}

function useValueText(): (field: string, value: string) => string {
  const words = useWords('people-import')
  const format = useFormatter()
  return (field, value) => {
    const license = licenseTypes.find((type) => type === value)
    if (field === 'license_type' && license) return words(`licenses.${license}`)
    if (field === 'license_end' && value !== '') return format.dateTime(new Date(value), { dateStyle: 'medium' })
    if (field === 'status' && (value === 'active' || value === 'deactivated')) return words(`statuses.${value}`)
    return value
  }
}
