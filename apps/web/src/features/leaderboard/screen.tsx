import { may } from '@deckle/core/access/access.ts'
import { points } from '@deckle/core/learning/points/points.ts'
import { type Season, seasons } from '@deckle/core/learning/points/season.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { PointsTable, rowsOfBoard } from '../../leaderboards/points-table.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { boardQuery, managerQuery } from './queries.ts'
import { leaderboardUrl, type teams } from './url-state.ts'

type Team = (typeof teams)[number] | 'everyone'

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
  const list = usePagedList(boardQuery(season, teamId(team, user._id, managerId)), rowsOfBoard)
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
      <PointsTable list={list} />
      <p className="text-xs text-muted">{words('earned', points)}</p>
    </div>
  )
}

const teamId = (team: Team, me: string, managerId: string | null): string =>
  team === 'below' ? me : team === 'mine' && managerId !== null ? managerId : 'Company'
