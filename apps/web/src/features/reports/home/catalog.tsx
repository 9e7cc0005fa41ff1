import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { FavouriteButton } from '../views/favourite-button.tsx'
import type { ViewList } from '../views/use-views.ts'
import { type CatalogEntry, catalogOf, searchCatalog } from './catalog-entries.ts'
import { useRecentReports } from './recent-reports.ts'

interface CatalogProps {
  readonly views: ViewList
  readonly search: string | undefined
  readonly onSearch: (search: string | undefined) => void
}

/** Every report that the licence includes, by what it is asked about; first those opened last. */
export function Catalog({ views, search, onSearch }: CatalogProps) {
  const words = useWords('reports')
  const user = useUser()
  const groups = catalogOf(actorOf(user), words)
  const found = searchCatalog(groups, search ?? '')
  const recent = useRecentReports(user._id)
  const all = groups.flatMap(({ entries }) => entries)
  const last = recent.flatMap((id) => all.find((entry) => entry.id === id) ?? [])
  return (
    <nav aria-label={words('home.all')} className="flex flex-col gap-6">
      <UrlSearch label={words('home.search')} value={search} onChange={onSearch} className="w-80 phone:w-full" />
      {!search && last.length > 0 && <Group title={words('home.recent')} entries={last} views={views} />}
      {found.map(({ name, entries }) => (
        <Group key={name} title={words(`catalog.${name}`)} entries={entries} views={views} />
      ))}
      {found.length === 0 && <p className="text-sm text-muted">{words('home.noMatch')}</p>}
    </nav>
  )
}

interface GroupProps {
  readonly title: string
  readonly entries: readonly CatalogEntry[]
  readonly views: ViewList
}

function Group({ title, entries, views }: GroupProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-md font-strong">{title}</h2>
      <ul className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 phone:grid-cols-1">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-start gap-2 rounded-lg border border-line bg-surface p-3">
            <div className="min-w-0 flex-1">
              <TextLink href={entry.href}>{entry.title}</TextLink>
              <p className="mt-0.5 text-xs text-muted">{entry.text}</p>
            </div>
            {entry.report !== null && <FavouriteButton report={entry.report} name={entry.title} list={views} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
