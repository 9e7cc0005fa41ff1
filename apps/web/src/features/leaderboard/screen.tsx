import type { PointsRow } from '@deckle/contract/leaderboards.ts'
import { may } from '@deckle/core/access/access.ts'
import { points } from '@deckle/core/learning/points/points.ts'
import { type Season, seasons } from '@deckle/core/learning/points/season.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { mediaUrl } from '../../deck/media-url.ts'
import { type Column, PagedTable } from '../../lib/list/paged-table.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { boardQuery, managerQuery } from './queries.ts'
import { leaderboardUrl, type teams } from './url-state.ts'

type Team = (typeof teams)[number] | 'everyone'
type Board = { readonly leaderboard: readonly PointsRow[]; readonly mine: Mine | null }
type Mine = Pick<PointsRow, 'rank' | 'points' | 'change' | 'streak'>

const rowsOf = ({ leaderboard }: Board) => leaderboard

/** Who is ahead in learning, in the organisation or a branch of it. */
export function LeaderboardScreen() {
  const words = useWords('leaderboard')
  const user = useUser()
  const [url, setUrl] = useUrlState(leaderboardUrl)
  const { data: managerId = null } = useQuery(managerQuery(user._id))
  const season = url.season ?? 'Forever'
  const offered: readonly Team[] = [
    'everyone',
    ...(may(actorOf(user), 'user.list') ? (['below'] as const) : []),
    ...(managerId !== null ? (['mine'] as const) : []),
  ]
  const team = url.team !== undefined && offered.includes(url.team) ? url.team : 'everyone'
  const list = usePagedList(boardQuery(season, teamId(team, user._id, managerId)), rowsOf)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5 p-6 phone:p-4">
      <PageHeader title={words('title')} description={words('text')} />
      <div className="flex flex-wrap items-center gap-3">
        <ToggleGroup
          label={words('season')}
          value={season}
          options={seasons.map((id) => ({ id, label: words(`seasons.${id}`) }))}
          onChange={(next: Season) => setUrl({ ...url, season: next === 'Forever' ? undefined : next })}
        />
        {offered.length > 1 && (
          <Select
            label={words('team')}
            hideLabel
            className="w-56 phone:w-full"
            options={offered.map((id) => ({ id, label: words(`teams.${id}`) }))}
            value={team}
            onChange={(next) => setUrl({ ...url, team: next === 'everyone' ? undefined : next })}
          />
        )}
      </div>
      {list.firstPage && <OwnPlace mine={list.firstPage.mine} />}
      <PagedTable
        label={words('title')}
        list={list}
        rowKey={({ user: { id } }) => id}
        columns={useColumns()}
        empty={
          <EmptyState illustration="people" title={words('none')}>
            {words('noneText')}
          </EmptyState>
        }
      />
      <p className="text-xs text-muted">{words('earned', points)}</p>
    </div>
  )
}

const teamId = (team: Team, me: string, managerId: string | null): string =>
  team === 'below' ? me : team === 'mine' && managerId !== null ? managerId : 'Company'

function OwnPlace({ mine }: { mine: Mine | null }) {
  const words = useWords('leaderboard')
  return (
    <section aria-label={words('own')} className="rounded-lg border border-line bg-surface p-4">
      {mine ? (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <strong className="text-lg font-strong text-ink">{words('rank', { rank: mine.rank })}</strong>
          <span>{words('points', { count: mine.points })}</span>
          <span className="text-muted">{words('week', { count: mine.change })}</span>
          {mine.streak > 0 && <Streak days={mine.streak} />}
        </p>
      ) : (
        <p className="text-sm text-muted">{words('ownNone')}</p>
      )}
    </section>
  )
}

function Streak({ days }: { days: number }) {
  const words = useWords('leaderboard')
  return (
    <span className="inline-flex items-center gap-1 text-warning-text">
      <Flame aria-hidden className="size-4" />
      {words('streakDays', { count: days })}
    </span>
  )
}

function useColumns(): readonly Column<PointsRow>[] {
  const words = useWords('leaderboard')
  return [
    { name: words('columns.person'), cell: (row) => <Person row={row} /> },
    { name: words('columns.points'), align: 'end', cell: ({ points: count }) => words('number', { count }) },
    {
      name: words('columns.change'),
      align: 'end',
      cell: ({ change }) => (change > 0 ? words('plus', { count: change }) : <span className="text-muted">–</span>),
    },
    {
      name: words('columns.streak'),
      align: 'end',
      cell: ({ streak }) => (streak > 0 ? <Streak days={streak} /> : <span className="text-muted">–</span>),
    },
  ]
}

function Person({ row: { rank, user } }: { row: PointsRow }) {
  const words = useWords('leaderboard')
  const name = user.name === '' ? words('hidden') : user.name
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <span className="w-9 shrink-0 text-end font-strong tabular-nums">{words('number', { count: rank })}</span>
      <Avatar name={user.name === '' ? '?' : name} src={user.image === '' ? null : mediaUrl(user.image)} size="sm" />
      <span className={user.name === '' ? 'text-muted italic' : 'min-w-0 wrap-anywhere'}>{name}</span>
      {user.isMe && <Badge tone="brand">{words(user.isHidden ? 'youHidden' : 'you')}</Badge>}
    </span>
  )
}
