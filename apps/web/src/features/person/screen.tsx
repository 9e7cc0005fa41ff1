import { Tabs } from '@deckle/ui/collections/tabs.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PersonCompetencies } from '../../competencies/person-competencies.tsx'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { usePageTitle } from '../../lib/screen/page-title.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { AttemptsCard } from './parts/attempts-card.tsx'
import { CoursesCard } from './parts/courses-card.tsx'
import { DecksCard } from './parts/decks-card.tsx'
import { DetailsCard } from './parts/details-card.tsx'
import { InspectedCards } from './parts/inspected-cards.tsx'
import { PersonHeader } from './parts/person-header.tsx'
import { PlaceCard } from './parts/place-card.tsx'
import { ProfileCard } from './parts/profile-card.tsx'
import { nameOf } from '../../people/name-of.ts'
import { type Person, personQuery, personUrl } from './queries.ts'

export function PersonScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, error, refetch, isFetching } = useQuery(personQuery(id))
  if (data) return <PersonPage key={data.id} person={data} />
  return (
    <Page>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton kind="table" count={8} />
      )}
    </Page>
  )
}

function PersonPage({ person }: { readonly person: Person }) {
  const t = useWords('competencies')
  const [{ tab = 'about' }, setUrl] = useUrlState(personUrl)
  usePageTitle(nameOf(person))
  return (
    <Page>
      <PersonHeader person={person} />
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={(chosen) => setUrl(chosen === 'about' ? {} : { tab: chosen })}
        tabs={[
          { id: 'about', label: t('tabs.about'), content: <AboutPerson person={person} /> },
          { id: 'competencies', label: t('tabs.competencies'), content: <PersonCompetencies id={person.id} /> },
        ]}
      />
    </Page>
  )
}

/** Sessions, licence, tokens and audit entries need the right `inspect`. */
function AboutPerson({ person }: { readonly person: Person }) {
  return (
    <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <ProfileCard person={person} />
        <DetailsCard person={person} />
        {person.deletedAt === null && <PlaceCard person={person} />}
        <CoursesCard id={person.id} />
        <DecksCard id={person.id} />
        <AttemptsCard id={person.id} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">{person.can.inspect && <InspectedCards person={person} />}</div>
    </div>
  )
}
