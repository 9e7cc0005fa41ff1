import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { PagedRows } from '../../lib/list/paged-rows.tsx'
import { Page } from '../../lib/screen/page.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { HeatMap } from './parts/heat-map.tsx'
import { type TeamPage, teamQuery, teamUrl } from './queries.ts'

const membersOf = ({ members }: TeamPage) => members

/** Everyone below the person of the address, by default below oneself. */
export function TeamCompetenciesScreen() {
  const t = useWords('competencies')
  const me = useUser()._id
  const [{ person = me }] = useUrlState(teamUrl)
  const list = usePagedList(teamQuery(person), membersOf)
  const team = list.firstPage
  const empty = (
    <EmptyState illustration="people" title={t('team.emptyTitle')}>
      {t('team.emptyText')}
    </EmptyState>
  )
  return (
    <Page>
      <PageHeader
        title={team && person !== me ? t('team.titleOf', { name: team.person.name }) : t('team.title')}
        description={t('team.text')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('team.back'), href: person === me ? '/team' : `/team?node=${encodeURIComponent(person)}` },
              { label: t('title') },
            ]}
          />
        }
      />
      <PagedRows list={list} total={team?.people} empty={empty}>
        {(members) =>
          !team || team.competencies.length === 0 ? (
            <EmptyState illustration="chart" title={t('profile.emptyTitle')}>
              {t('profile.emptyText')}
            </EmptyState>
          ) : (
            <>
              <HeatMap team={team} members={members} />
              <ClosingCourses team={team} />
            </>
          )
        }
      </PagedRows>
    </Page>
  )
}

function ClosingCourses({ team: { courses, competencies } }: { readonly team: TeamPage }) {
  const t = useWords('competencies')
  const names = new Map(competencies.map(({ id, name }) => [id, name]))
  if (courses.length === 0) return null
  return (
    <Card title={t('team.courses')}>
      <ul className="flex flex-col gap-2 text-sm">
        {courses.map(({ id, title, competencies: closed }) => (
          <li key={id} className="wrap-anywhere">
            <bdi className="font-strong">{title}</bdi>
            {' · '}
            <span className="text-muted">{closed.flatMap((one) => names.get(one) ?? []).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
