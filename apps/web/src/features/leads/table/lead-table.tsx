import type { Lead } from '@deckle/contract/leads.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useState } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { type Column, DataTable } from '../../../lib/list/paged-table.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { TagNames } from '../../../tags/tag-names.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { EmptyLeads } from '../empty-leads.tsx'
import { deckName, leadName, StatusBadge } from '../lead-facts.tsx'
import { leadsOf, leadsQuery, type LeadsUrl, withoutFilters } from '../queries.ts'
import { BulkBar } from './bulk-bar.tsx'
import { type LeadColumn, useColumns } from './columns.ts'

interface LeadTableProps {
  readonly url: LeadsUrl
  readonly setUrl: SetUrlState<LeadsUrl>
}

export function LeadTable({ url, setUrl }: LeadTableProps) {
  const list = usePagedList(leadsQuery(url), leadsOf)
  // Of the filters that it was made under.
  const of = JSON.stringify(url)
  const [made, setMade] = useState<{ readonly of: string; readonly ids: ReadonlySet<string> }>({ of, ids: new Set() })
  const ids = made.of === of ? made.ids : new Set<string>()
  const select = (next: ReadonlySet<string>) => setMade({ of, ids: next })
  const selected = (list.rows ?? []).filter(({ id }) => ids.has(id))
  return (
    <>
      <PagedRows
        list={list}
        loading={<Skeleton kind="table" count={8} />}
        empty={<EmptyLeads url={url} onClear={() => setUrl(withoutFilters(url))} />}
        total={list.firstPage?.total}
      >
        {(rows) => <Rows rows={rows} ids={ids} onSelect={select} />}
      </PagedRows>
      {selected.length > 0 && <BulkBar leads={selected} isBin={url.bin === true} onDone={() => select(new Set())} />}
    </>
  )
}

interface RowsProps {
  readonly rows: readonly Lead[]
  readonly ids: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
}

function Rows({ rows, ids, onSelect }: RowsProps) {
  const t = useWords('leads')
  const [columns] = useColumns()
  const offered = useOfferedColumns()
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(ids)
    if (isOn) next.add(id)
    else next.delete(id)
    onSelect(next)
  }
  const chosen = rows.filter(({ id }) => ids.has(id)).length
  return (
    <>
      <Checkbox
        label={t('select.page')}
        isSelected={chosen === rows.length}
        isIndeterminate={chosen > 0 && chosen < rows.length}
        onChange={(isOn) => onSelect(new Set(isOn ? rows.map(({ id }) => id) : []))}
      />
      <DataTable
        label={t('title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            name: t('column.name'),
            className: 'max-w-64',
            cell: (lead) => <NameCell lead={lead} isSelected={ids.has(lead.id)} onToggle={toggle} />,
          },
          ...columns.map((name) => ({ name: t(`column.${name}`), ...offered[name] })),
        ]}
      />
    </>
  )
}

const short = 'whitespace-nowrap'

/** Widths follow the content: short values stay in one line, texts wrap between words. */
function useOfferedColumns(): Readonly<Record<LeadColumn, Omit<Column<Lead>, 'name'>>> {
  const t = useWords('leads')
  const format = useFormatter()
  return {
    contact: { className: 'max-w-80', cell: (lead) => <ContactCell lead={lead} /> },
    deck: { className: 'max-w-72 min-w-40 wrap-break-word', cell: (lead) => deckName(t, lead) },
    status: { className: short, cell: ({ status }) => <StatusBadge status={status} /> },
    owner: { className: 'max-w-48 min-w-28 wrap-break-word', cell: ({ owner }) => owner?.name ?? t('filters.noOwner') },
    score: {
      align: 'end',
      className: short,
      cell: ({ score }) =>
        score === null ? '–' : t('percent', { value: format.number(score, { maximumFractionDigits: 0 }) }),
    },
    outcome: { className: 'max-w-64 min-w-32 wrap-break-word', cell: ({ outcome }) => outcome || '–' },
    source: { className: 'max-w-48 wrap-break-word', cell: ({ source }) => source || '–' },
    captured: {
      className: short,
      cell: ({ created_at }) => format.dateTime(new Date(created_at), { dateStyle: 'medium' }),
    },
  }
}

interface NameCellProps {
  readonly lead: Lead
  readonly isSelected: boolean
  readonly onToggle: (id: string, isOn: boolean) => void
}

function NameCell({ lead, isSelected, onToggle }: NameCellProps) {
  const t = useWords('leads')
  const name = leadName(t, lead)
  return (
    <span className="flex min-w-40 items-start gap-3">
      <Checkbox
        aria-label={t('select.row', { name })}
        isSelected={isSelected}
        onChange={(isOn) => onToggle(lead.id, isOn)}
      />
      <span className="flex min-w-0 flex-col items-start gap-1">
        <TextLink href={`/leads/${lead.id}`}>
          <bdi>{name}</bdi>
        </TextLink>
        {lead.company !== '' && <span className="text-xs text-muted">{lead.company}</span>}
        {lead.duplicate && <Badge tone="warning">{t('duplicate')}</Badge>}
        <TagNames tags={lead.tags} className="text-xs text-muted" />
      </span>
    </span>
  )
}

function ContactCell({ lead: { email, phone } }: { readonly lead: Lead }) {
  return (
    <span className="flex min-w-0 flex-col">
      {email !== '' && <AddressText text={email} />}
      {phone !== '' && <bdi className="whitespace-nowrap text-muted">{phone}</bdi>}
      {email === '' && phone === '' && '–'}
    </span>
  )
}
