import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { BellRing, Grid3x3 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { JobProgress } from '../../jobs/job-progress.tsx'
import { NoMatch } from '../../lib/list/no-match.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { usePageTitle } from '../../lib/screen/page-title.ts'
import { Page } from '../../lib/screen/page.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { Figures } from './parts/figures.tsx'
import { MemberDialog } from './parts/member-dialog.tsx'
import { MemberTable } from './parts/member-table.tsx'
import { RemindAllDialog } from './parts/remind-all-dialog.tsx'
import { TeamFilters } from './parts/team-filters.tsx'
import { teamChange, type TeamPage, teamQuery } from './queries.ts'
import { teamUrl, type TeamUrl } from './url-state.ts'

const membersOf = ({ members }: TeamPage) => members

/** Who of a branch is behind or at risk, and what can be done about it. */
export function TeamScreen() {
  const [url, setUrl] = useUrlState(teamUrl)
  const query = useMemo(() => teamQuery(url), [url])
  const list = usePagedList(query, membersOf)
  const [shown, setShown] = useState<string | null>(null)
  const [isReminding, setReminding] = useState(false)
  const openJob = (job: string | undefined) => setUrl({ ...url, job })
  return (
    <Page>
      <TeamHeader
        url={url}
        node={list.firstPage?.node}
        onRemind={list.rows && list.rows.length > 0 ? () => setReminding(true) : undefined}
      />
      {url.job !== undefined && (
        <JobProgress
          key={url.job}
          id={url.job}
          changes={teamChange}
          onOpen={openJob}
          onClose={() => openJob(undefined)}
        />
      )}
      <Figures url={url} setUrl={setUrl} />
      <TeamFilters url={url} setUrl={setUrl} />
      <MemberTable
        list={list}
        empty={<Nobody url={url} setUrl={setUrl} />}
        onShow={setShown}
        onNode={(node) => setUrl({ node })}
      />
      {shown !== null && <MemberDialog id={shown} onClose={() => setShown(null)} />}
      {isReminding && <RemindAllDialog url={url} onClose={() => setReminding(false)} onJob={openJob} />}
    </Page>
  )
}

interface HeaderProps {
  readonly url: TeamUrl
  readonly node: TeamPage['node'] | undefined
  readonly onRemind: (() => void) | undefined
}

function TeamHeader({ url: { node: id, show = 'late' }, node, onRemind }: HeaderProps) {
  const words = useWords('team')
  const me = useUser()._id
  const isOwn = id === undefined || id === me
  const title =
    node === null ? words('titleAll') : node && !isOwn ? words('titleOf', { name: node.name }) : words('title')
  usePageTitle(title)
  return (
    <PageHeader
      title={title}
      description={words('text')}
      breadcrumbs={
        !isOwn && <Breadcrumbs items={[{ label: words('title'), href: '/team' }, { label: node?.name ?? '…' }]} />
      }
      actions={
        <>
          <LinkButton
            variant="quiet"
            href={id === undefined ? '/team/report' : `/team/report?node=${encodeURIComponent(id)}`}
          >
            {words('report')}
          </LinkButton>
          <LinkButton
            variant="quiet"
            icon={<Grid3x3 />}
            href={id === undefined ? '/team/competencies' : `/team/competencies?person=${encodeURIComponent(id)}`}
          >
            {words('competencies')}
          </LinkButton>
          {onRemind && show !== 'everyone' && (
            <Button variant="primary" icon={<BellRing />} onPress={onRemind}>
              {words('remind.all')}
            </Button>
          )}
        </>
      }
    />
  )
}

function Nobody({ url, setUrl }: { readonly url: TeamUrl; readonly setUrl: (url: TeamUrl) => void }) {
  const words = useWords('team')
  const { node, show = 'late' } = url
  if (url.q !== undefined)
    return (
      <NoMatch
        title={words('empty.filtered')}
        clearLabel={words('empty.clear')}
        onClear={() => setUrl({ node, show: 'everyone' })}
      >
        {words('empty.filteredText')}
      </NoMatch>
    )
  if (show === 'everyone')
    return (
      <EmptyState illustration="people" title={words('empty.title')}>
        {words('empty.text')}
      </EmptyState>
    )
  return (
    <EmptyState
      illustration="people"
      title={words(`empty.${show}`)}
      action={<Button onPress={() => setUrl({ node, show: 'everyone' })}>{words('empty.everyone')}</Button>}
    >
      {words('empty.goodText')}
    </EmptyState>
  )
}
