import { hasReach } from '@deckle/core/access/access.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ReportRow } from '../queries.ts'
import { downloadViewers, viewersPages, viewersUrl } from './queries.ts'
import { RankingPage } from './ranking-page.tsx'
import { idIn, orderOf, useRankingColumns } from './use-ranking-columns.tsx'

/** Who plays: everyone that one sees, or whoever plays one's own decks. */
export function ViewersScreen() {
  const words = useWords('rankings')
  const [written, setUrl] = useUrlState(viewersUrl)
  const { person, figure } = useRankingColumns()
  const seesPeople = hasReach(actorOf(useUser()), 'user.list', 'branch')
  const title = words('viewers.title')
  usePageTitle(title)
  const { mine, ...url } = seesPeople ? written : { ...written, mine: true as const }
  const asked = { ...url, ...(mine && { mine }) }
  const recent = url.sort === 'recent'
  const order = (isSorted: boolean, sort: 'recent' | undefined) =>
    mine ? {} : { order: orderOf(isSorted, sort ? 'descending' : 'ascending', () => setUrl({ ...written, sort })) }
  const link = (path: string) => ({
    href: (row: ReportRow) => (seesPeople && idIn(row, 'user_id') ? `/people/${idIn(row, 'user_id')}/${path}` : null),
  })
  return (
    <RankingPage
      title={title}
      text={words(mine ? 'viewers.ownText' : 'viewers.text')}
      emptyText={words(mine ? 'viewers.noneOwn' : 'viewers.none')}
      url={url}
      onChange={(next) => setUrl({ ...next, sort: written.sort, mine: written.mine })}
      pages={viewersPages(asked)}
      download={(format, progress) => downloadViewers(asked, format, progress)}
      columns={[
        person({ ...order(!recent, undefined), ...link('learning') }),
        figure('decks', 'count'),
        figure('plays', 'count', link('activity')),
        figure('completions', 'count'),
        figure('last_seen_at', 'moment', order(recent, 'recent')),
      ]}
    >
      {seesPeople && (
        <ToggleGroup<'all' | 'mine'>
          label={words('viewers.whose')}
          value={mine ? 'mine' : 'all'}
          onChange={(next) => setUrl({ ...written, mine: next === 'mine' ? true : undefined })}
          options={[
            { id: 'all', label: words('viewers.all') },
            { id: 'mine', label: words('viewers.mine') },
          ]}
        />
      )}
    </RankingPage>
  )
}
