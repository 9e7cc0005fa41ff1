import { ticketStates } from '@deckle/core/ticket/ticket.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../../lib/screen/page.tsx'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { type SetUrlState, useUrlState } from '../../../lib/url/use-url-state.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { queueClientsQuery, queueCountsQuery, type QueueUrl, queueUrl } from '../queries.ts'
import { QueueList } from './queue-list.tsx'

const states = [...ticketStates, 'any'] as const

/** Tickets to answer, those that wait longest first. */
export function TicketQueueScreen() {
  const words = useWords('help')
  const [url, setUrl] = useUrlState(queueUrl)
  return (
    <Page>
      <PageHeader title={words('queue.title')} description={words('queue.intro')} />
      <Filters url={url} setUrl={setUrl} />
      <QueueList url={url} onClear={() => setUrl({ state: url.state })} />
    </Page>
  )
}

interface FiltersProps {
  readonly url: QueueUrl
  readonly setUrl: SetUrlState<QueueUrl>
}

function Filters({ url, setUrl }: FiltersProps) {
  const words = useWords('help')
  const format = useFormatter()
  const { data: counts } = useQuery(queueCountsQuery)
  const change = (next: Partial<QueueUrl>) => setUrl({ ...url, ...next }, { replace: false })
  const labelOf = (id: (typeof states)[number]): string =>
    id === 'any'
      ? words('queue.states.any')
      : counts
        ? words(`queue.states.${id}`, { count: format.number(counts[id]) })
        : words(`states.${id}`)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ToggleGroup
        label={words('queue.filter')}
        value={url.state ?? 'open'}
        onChange={(next) => change({ state: next === 'open' ? undefined : next })}
        options={states.map((id) => ({ id, label: labelOf(id) }))}
        className="max-w-full flex-wrap [&>*]:grow"
      />
      <UrlSearch label={words('queue.search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} />
      <ClientFilter url={url} setUrl={setUrl} />
      <Switch
        label={words('queue.mine')}
        isSelected={url.mine === true}
        onChange={(mine) => change({ mine: mine || undefined })}
      />
    </div>
  )
}

/** Where tickets of more than one organisation are answered. */
function ClientFilter({ url, setUrl }: FiltersProps) {
  const words = useWords('help')
  const { data: clients = [] } = useQuery(queueClientsQuery)
  if (clients.length < 2 && url.client === undefined) return null
  const isListed = url.client === undefined || clients.some(({ id }) => id === url.client)
  return (
    <Select
      label={words('queue.client')}
      hideLabel
      className="w-56 phone:w-full"
      value={url.client !== undefined && isListed ? url.client : 'any'}
      onChange={(client) => setUrl({ ...url, client: client === 'any' ? undefined : client }, { replace: false })}
      options={[
        { id: 'any', label: words('queue.anyClient') },
        ...clients.map(({ id, name }) => ({ id, label: name })),
      ]}
    />
  )
}
