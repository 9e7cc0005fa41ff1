import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../lib/errors/load-error.tsx'
import type { api } from '../../lib/api.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { SearchList, useAdminSearch } from './parts/search-list.tsx'
import { adminUrl } from './url-state.ts'
import { mailQuery, outboxQuery } from './queries.ts'

const rowsOf = ({ mails }: Awaited<ReturnType<typeof api.admin.outbox>>) => mails

/** Mails in the embedded outbox. The open mail is in the URL. */
export function OutboxTab() {
  const words = useWords('admin')
  const format = useFormatter()
  const [url, setUrl] = useUrlState(adminUrl)
  const list = usePagedList(outboxQuery(useAdminSearch()), rowsOf)
  const read = (mail?: string) => setUrl({ ...url, mail }, { replace: false })
  return (
    <>
      <SearchList
        label={words('tabs.outbox')}
        list={list}
        rowKey={(row) => row.id}
        searchLabel={words('outbox.search')}
        empty={{ title: words('outbox.none'), text: words('outbox.noneText'), found: words('outbox.noneFound') }}
        columns={[
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
          { name: words('outbox.to'), cell: (row) => row.to },
          {
            name: words('outbox.created'),
            align: 'end',
            cell: (row) => (
              <span className="whitespace-nowrap">
                {format.dateTime(new Date(row.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            ),
          },
        ]}
      />
      {url.mail && <Reader id={url.mail} onClose={() => read(undefined)} />}
    </>
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
            {words('outbox.to')}: {data.to} ·{' '}
            {format.dateTime(new Date(data.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </p>
          <MailText text={data.text} />
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
