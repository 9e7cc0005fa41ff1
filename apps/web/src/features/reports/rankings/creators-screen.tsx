import { hasReach } from '@deckle/core/access/access.ts'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { writeConditions } from '../report/filter-fields.ts'
import type { ReportRow } from '../queries.ts'
import { creatorsPages, creatorsUrl, downloadCreators } from './queries.ts'
import { RankingPage } from './ranking-page.tsx'
import { idIn, orderOf, useRankingColumns } from './use-ranking-columns.tsx'

/** Who makes decks, and how these are played. */
export function CreatorsScreen() {
  const words = useWords('rankings')
  const [url, setUrl] = useUrlState(creatorsUrl)
  const { person, figure } = useRankingColumns()
  const seesPeople = hasReach(actorOf(useUser()), 'user.list', 'branch')
  const title = words('creators.title')
  usePageTitle(title)
  const byPlays = url.sort === 'plays'
  return (
    <RankingPage
      title={title}
      text={words(seesPeople ? 'creators.text' : 'creators.ownText')}
      emptyText={words('creators.none')}
      url={url}
      onChange={(next) => setUrl({ ...next, sort: url.sort })}
      pages={creatorsPages(url)}
      download={(format, progress) => downloadCreators(url, format, progress)}
      columns={[
        person({
          order: orderOf(!byPlays, 'ascending', () => setUrl({ ...url, sort: undefined })),
          href: (row) => (seesPeople ? personHref(row) : null),
        }),
        figure('decks', 'count', { href: (row) => decksHref(row, url) }),
        figure('published', 'count'),
        figure('plays', 'count', {
          order: orderOf(byPlays, 'descending', () => setUrl({ ...url, sort: 'plays' })),
        }),
        figure('completions', 'count'),
        figure('percentage', 'percent'),
      ]}
    />
  )
}

const personHref = (row: ReportRow) => idIn(row, 'user_id') && `/people/${idIn(row, 'user_id')}`

/** The report of their decks, of the same days. */
function decksHref(row: ReportRow, { from, to }: { readonly from?: string; readonly to?: string }): string | null {
  const id = idIn(row, 'user_id')
  if (id === null) return null
  const filter = writeConditions([{ field: 'owner', op: 'is', value: id }]) ?? ''
  const search = new URLSearchParams({ ...(from && to && { from, to }), filter })
  return `/analytics/reports/content_performance?${search.toString()}`
}
