import { download } from '@deckle/contract/client/download.ts'
import type { Invoice } from '@deckle/contract/payments.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge, type BadgeProps } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { FileDown } from 'lucide-react'
import { saveFile } from '../deck/save-file.ts'
import { api } from '../lib/api.ts'
import type { Column } from '../lib/list/paged-table.tsx'
import { PagedTable } from '../lib/list/paged-table.tsx'
import { usePagedList } from '../lib/list/use-paged-list.ts'
import { usePreference } from '../lib/preferences/preferences.ts'
import { useAction } from '../lib/use-action.ts'
import { useMoney } from '../lib/use-money.ts'
import { useFormatter, useWords } from '../words/use-words.ts'
import { invoicesOf, invoicesQuery } from './queries.ts'
import { useDay } from './use-day.ts'

/** Invoices and credit notes of a client, newest first, each as PDF, with the days that are printed on them. */
export function InvoiceTable({ clientId }: { clientId: string }) {
  const words = useWords('billing')
  const list = usePagedList(invoicesQuery(clientId), invoicesOf)
  const columns = useInvoiceColumns(clientId)
  return (
    <PagedTable
      label={words('invoices.list')}
      list={list}
      total={list.firstPage?.total}
      rowKey={({ id }) => id}
      columns={columns}
      empty={
        <EmptyState illustration="inbox" title={words('invoices.none')}>
          {words('invoices.noneText')}
        </EmptyState>
      }
    />
  )
}

function useInvoiceColumns(clientId: string): readonly Column<Invoice>[] {
  const words = useWords('billing')
  const money = useMoney()
  const day = useDay()
  const amountOf = (amount: number, { kind, currency }: Invoice) =>
    money({ amount: kind === 'credit_note' ? -Math.abs(amount) : amount, currency }, { exact: true })
  return [
    {
      name: words('invoices.number'),
      className: 'whitespace-nowrap font-strong',
      cell: (invoice) => <Number invoice={invoice} />,
    },
    { name: words('invoices.date'), className: 'whitespace-nowrap', cell: ({ at, timeZone }) => day(at, timeZone) },
    { name: words('invoices.for'), cell: (invoice) => <PaidFor invoice={invoice} /> },
    { name: words('invoices.tax'), align: 'end', cell: (invoice) => amountOf(invoice.tax, invoice) },
    { name: words('invoices.amount'), align: 'end', cell: (invoice) => amountOf(invoice.amount, invoice) },
    {
      name: words('invoices.status'),
      cell: (invoice) => <Status invoice={invoice} />,
    },
    { name: words('invoices.pdf'), hideName: true, cell: (invoice) => <Pdf clientId={clientId} invoice={invoice} /> },
  ]
}

function Number({ invoice: { number, kind, corrects, sandbox } }: { invoice: Invoice }) {
  const words = useWords('billing')
  return (
    <span className="flex flex-col items-start gap-1">
      {number}
      {kind === 'credit_note' && (
        <span className="text-xs font-normal text-muted">
          {corrects === null ? words('invoices.creditNote') : words('invoices.corrects', { number: corrects })}
        </span>
      )}
      {sandbox && <span className="text-xs font-normal text-muted">{words('invoices.sandbox')}</span>}
    </span>
  )
}

function Status({ invoice: { kind, status } }: { invoice: Invoice }) {
  const words = useWords('billing')
  if (kind === 'credit_note') return <Badge>{words('invoices.paidBack')}</Badge>
  return <Badge tone={tones[status]}>{words(`invoices.statuses.${status}`)}</Badge>
}

function PaidFor({ invoice: { plan, period, from, to, timeZone } }: { invoice: Invoice }) {
  const words = useWords('billing')
  const names = useWords('deck')
  const format = useFormatter()
  return (
    <span className="flex flex-col">
      {words(`planPaid.${period}`, { plan: names(`plans.${plan}`) })}
      {to !== null && (
        <span className="text-xs text-muted">
          {format.dateTimeRange(new Date(from), new Date(to), { dateStyle: 'medium', timeZone })}
        </span>
      )}
    </span>
  )
}

function Pdf({ clientId, invoice: { id, number } }: { clientId: string; invoice: Invoice }) {
  const words = useWords('billing')
  const language = usePreference('language')
  const save = useAction({
    call: () => download(api, 'billing', 'invoice', { params: { id: clientId, invoice_id: id }, query: { language } }),
    onDone: ({ blob, fileName }) => saveFile(blob, fileName ?? `${number}.pdf`),
    ignoredBy: 'spec §8',
  })
  return (
    <Button
      size="sm"
      icon={<FileDown />}
      aria-label={words('invoices.pdfOf', { number })}
      isPending={save.isPending}
      onPress={() => void save.run()}
    >
      {words('invoices.pdf')}
    </Button>
  )
}

const tones: Readonly<Record<Invoice['status'], NonNullable<BadgeProps['tone']>>> = {
  paid: 'success',
  partly_refunded: 'warning',
  refunded: 'neutral',
}
