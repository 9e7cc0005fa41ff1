import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useParams } from '@tanstack/react-router'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { type Entry, type SessionPage, sessionPages } from '../queries.ts'
import { useClock } from './use-clock.ts'
import { Steps } from './steps.tsx'

const rowsOf = ({ session }: SessionPage): readonly Entry[] => session.log

/** What was done in a session, or in a play of a deck, in order. */
export function SessionScreen() {
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const words = useWords('activity')
  const list = usePagedList(sessionPages(id), rowsOf)
  const session = list.firstPage?.session
  return (
    <Page>
      {session ? <SessionHeader session={session} /> : <PageHeader title={words('session.title')} />}
      <PagedRows
        list={list}
        empty={
          <EmptyState illustration="chart" title={words('session.none')}>
            {words('session.noneText')}
          </EmptyState>
        }
      >
        {(entries) => <Steps entries={entries} from={session?.startedAt ?? ''} />}
      </PagedRows>
    </Page>
  )
}

function SessionHeader({ session }: { readonly session: SessionPage['session'] }) {
  const words = useWords('activity')
  const format = useFormatter()
  const clock = useClock()
  const me = useUser()._id
  const { user, kind, device, startedAt, endedAt, log } = session
  const [first] = log
  const title =
    kind === 'attempt' && first ? words('session.ofDeck', { deck: first.deck.name }) : words('session.title')
  usePageTitle(title)
  const name = user === null ? words('session.visitor') : user.name
  const activity =
    user === null ? [] : [{ label: words('title'), href: user.id === me ? '/activity' : `/people/${user.id}/activity` }]
  return (
    <PageHeader
      title={title}
      description={[
        name,
        format.dateTime(new Date(startedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        endedAt === null
          ? words('session.open')
          : words('session.lasted', { time: clock(Date.parse(endedAt) - Date.parse(startedAt)) }),
        device in deviceNames ? words(`devices.${device as keyof typeof deviceNames}`) : device,
      ]
        .filter((part) => part !== '')
        .join(' · ')}
      breadcrumbs={<Breadcrumbs items={[...activity, { label: title }]} />}
    />
  )
}

const deviceNames = { phone: true, tablet: true, computer: true, other: true } as const
