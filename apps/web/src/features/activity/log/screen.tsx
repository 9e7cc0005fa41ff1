import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { nameOf } from '../../../people/name-of.ts'
import { personQuery } from '../../../people/queries.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Entry, type LogPage, logPages, logUrl } from '../queries.ts'
import { PlayCards } from './play-cards.tsx'

const Filters = lazyPart(() => import('./filters.tsx').then((m) => m.Filters))

const rowsOf = ({ log }: LogPage): readonly Entry[] => log

/** What a person did in decks: of the address, by default oneself. */
export function ActivityScreen() {
  const { id } = useParams({ strict: false }) as { readonly id?: string }
  const me = useUser()._id
  return (
    <Page>
      {id === undefined ? <OwnHeader /> : <PersonHeader id={id} />}
      <Log key={id ?? me} id={id ?? me} isOwn={id === undefined || id === me} />
    </Page>
  )
}

function OwnHeader() {
  const words = useWords('activity')
  usePageTitle(words('own'))
  return <PageHeader title={words('own')} description={words('ownText')} />
}

function PersonHeader({ id }: { readonly id: string }) {
  const words = useWords('activity')
  const person = useQuery(personQuery(id)).data
  const name = person ? nameOf(person) || person.email : words('title')
  usePageTitle(person ? words('of', { name }) : name)
  return (
    <PageHeader
      title={person ? words('of', { name }) : name}
      description={words('text')}
      breadcrumbs={<Breadcrumbs items={[{ label: name, href: `/people/${id}` }, { label: words('title') }]} />}
    />
  )
}

function Log({ id, isOwn }: { readonly id: string; readonly isOwn: boolean }) {
  const words = useWords('activity')
  const [url, setUrl] = useUrlState(logUrl)
  const list = usePagedList(logPages(id, url), rowsOf)
  const isFiltered = url.event !== undefined || url.from !== undefined
  return (
    <>
      <Suspense fallback={<SkeletonBlock className="h-16 w-full max-w-xl" />}>
        <Filters url={url} onChange={(next) => setUrl(next)} />
      </Suspense>
      <PagedRows
        list={list}
        empty={
          <EmptyState illustration={isFiltered ? 'search' : 'chart'} title={words(isFiltered ? 'noMatch' : 'none')}>
            {words(isFiltered ? 'noMatchText' : isOwn ? 'noneOwnText' : 'noneText')}
          </EmptyState>
        }
      >
        {(entries) => <PlayCards entries={entries} />}
      </PagedRows>
    </>
  )
}
