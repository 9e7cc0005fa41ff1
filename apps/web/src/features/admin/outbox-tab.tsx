import { mailStatuses, type OutboxMail } from '@deckle/contract/admin.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { AddressText } from '../../lib/address-text.tsx'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { api } from '../../lib/api.ts'
import type { Column } from '../../lib/list/paged-table.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useAction } from '../../lib/use-action.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { SearchList, useAdminSearch } from './parts/search-list.tsx'
import { adminUrl } from './url-state.ts'
import { mailQuery, outboxQuery } from './queries.ts'

const rowsOf = ({ mails }: Awaited<ReturnType<typeof api.admin.outbox>>) => mails

/** All mails with their delivery state. The open mail is in the URL. */
export function OutboxTab() {
  const words = useWords('admin')
  const [url, setUrl] = useUrlState(adminUrl)
  const list = usePagedList(outboxQuery(useAdminSearch(), url.sent), rowsOf)
  const read = (mail?: string) => setUrl({ ...url, mail }, { replace: false })
  const columns = useMailColumns(read)
  return (
    <>
      <SearchList
        label={words('tabs.outbox')}
        list={list}
        rowKey={(row) => row.id}
        searchLabel={words('outbox.search')}
        filter={<Filter />}
        isFiltered={url.sent !== undefined}
        empty={{ title: words('outbox.none'), text: words('outbox.noneText'), found: words('outbox.noneFound') }}
        columns={columns}
      />
      {url.mail && <Reader id={url.mail} onClose={() => read(undefined)} />}
    </>
  )
}

function Filter() {
  const words = useWords('admin')
  const [url, setUrl] = useUrlState(adminUrl)
  const retry = useAction({
    call: () => api.admin.retryMails({ body: {} }),
    onDone: ({ retried }) => toast({ title: words('outbox.retriedAll', { count: retried }), tone: 'success' }),
    invalidates: [queryKeys('admin').all],
  })
  return (
    <>
      <Select
        label={words('outbox.status')}
        hideLabel
        className="w-44 phone:w-full"
        options={[
          { id: 'every', label: words('outbox.everyStatus') },
          ...mailStatuses.map((id) => ({ id, label: words(`outbox.statuses.${id}`) })),
        ]}
        value={url.sent ?? 'every'}
        onChange={(next) => setUrl({ ...url, sent: next === 'every' ? undefined : next })}
      />
      {(url.sent ?? 'failed') === 'failed' && (
        <Button isPending={retry.isPending} onPress={() => void retry.run()}>
          {words('outbox.retryAll')}
        </Button>
      )}
    </>
  )
}

const tones = { waiting: 'info', sent: 'success', stored: 'neutral', failed: 'danger' } as const

function useMailColumns(read: (mail: string) => void): readonly Column<OutboxMail>[] {
  const words = useWords('admin')
  const format = useFormatter()
  return [
    {
      name: words('outbox.subject'),
      cell: (row) => (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-2.5 max-w-96"
          aria-label={words('outbox.read', { subject: row.subject })}
          onPress={() => read(row.id)}
        >
          <span className="truncate">{row.subject}</span>
        </Button>
      ),
    },
    { name: words('outbox.to'), cell: (row) => <AddressText text={row.to} /> },
    {
      name: words('outbox.status'),
      cell: ({ status, attempts, error }) => (
        <span className="flex min-w-36 flex-col gap-1 py-1.5">
          {status === 'waiting' && error !== null ? (
            <Badge tone="warning">{words('outbox.retrying')}</Badge>
          ) : (
            <Badge tone={tones[status]}>{words(`outbox.statuses.${status}`)}</Badge>
          )}
          {error !== null && (
            <span className="text-xs text-muted wrap-anywhere">
              {words('outbox.tries', { count: attempts })} · {error}
            </span>
          )}
        </span>
      ),
    },
    {
      name: words('outbox.created'),
      align: 'end',
      cell: (row) => (
        <span className="whitespace-nowrap">
          {format.dateTime(new Date(row.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      ),
    },
    { name: words('outbox.actions'), hideName: true, align: 'end', cell: (row) => <Retry mail={row} /> },
  ]
}

function Retry({ mail }: { mail: OutboxMail }) {
  const words = useWords('admin')
  const retry = useAction({
    call: () => api.admin.retryMail({ params: { id: mail.id } }),
    onDone: () => toast({ title: words('outbox.retried'), tone: 'success' }),
    invalidates: [queryKeys('admin').all],
  })
  if (!mail.can.retry) return null
  return (
    <Button
      size="sm"
      aria-label={words('outbox.retryNamed', { to: mail.to })}
      isPending={retry.isPending}
      onPress={() => void retry.run()}
    >
      {words('outbox.retry')}
    </Button>
  )
}

function Reader({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords('admin')
  const format = useFormatter()
  const { data, error, refetch, isFetching } = useQuery(mailQuery(id))
  return (
    <Dialog isOpen onOpenChange={onClose} size="lg" title={data?.subject ?? words('tabs.outbox')}>
      {data && (
        <>
          <p className="mb-4 text-xs text-muted">
            {words('outbox.to')}: <AddressText text={data.to} /> ·{' '}
            {format.dateTime(new Date(data.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </p>
          {data.error !== null && (
            <Callout tone={data.status === 'failed' ? 'danger' : 'warning'} className="mb-4">
              {data.error}
            </Callout>
          )}
          {data.text === null ? (
            <p className="text-sm text-muted">{words('outbox.noText')}</p>
          ) : (
            <MailText text={data.text} />
          )}
        </>
      )}
      {!data &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton count={6} />
        ))}
    </Dialog>
  )
}

/** The text as sent, with clickable links. */
function MailText({ text }: { text: string }) {
  return (
    <p className="rounded-lg border border-line bg-canvas p-4 font-normal whitespace-pre-wrap wrap-anywhere">
      {text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
        index % 2 === 1 ? (
          <a
            key={`${index}${part}`}
            href={part}
            className="rounded-sm text-brand-text underline underline-offset-3"
            rel="noreferrer"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
