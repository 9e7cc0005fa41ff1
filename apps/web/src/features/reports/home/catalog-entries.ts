import { isFoundBy } from '@deckle/core/text/searchable-text.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import type { ReportName } from '@deckle/core/report/reports/reports.ts'
import type { Words } from '../../../words/use-words.ts'
import { type ReportGroupName, reportsFor } from '../report-groups.ts'

export interface CatalogEntry {
  /** Unique; the report's name where it is one. */
  readonly id: string
  readonly report: ReportName | null
  readonly href: string
  readonly title: string
  readonly text: string
}

export interface CatalogGroup {
  readonly name: ReportGroupName
  readonly entries: readonly CatalogEntry[]
}

const screens = {
  people: [
    { id: 'creators', href: '/analytics/creators', access: 'deck.create' },
    { id: 'viewers', href: '/analytics/viewers', access: 'deck.create' },
    { id: 'team', href: '/team/report', access: 'team.read' },
  ],
  learning: [
    { id: 'own', href: '/learning/report', access: 'learning.use' },
    { id: 'teamCompetencies', href: '/team/competencies', access: 'competency.team' },
  ],
  leads: [{ id: 'flows', href: '/analytics/flows', access: 'deck.analytics' }],
} as const

/** All that a licence includes, by what it is asked about. */
export function catalogOf(actor: Actor, words: Words<'reports'>): readonly CatalogGroup[] {
  return reportsFor(actor).map(([name, reports]) => ({
    name,
    entries: [
      ...(name in screens ? screens[name as keyof typeof screens] : [])
        .filter(({ access }) => may(actor, access))
        .map(({ id, href }) => ({
          id,
          report: null,
          href,
          title: words(`screens.${id}.title`),
          text: words(`screens.${id}.text`),
        })),
      ...reports.map((report) => ({
        id: report,
        report,
        href: `/analytics/reports/${report}`,
        title: words(`reports.${report}.title`),
        text: words(`reports.${report}.text`),
      })),
    ],
  }))
}

/** Entries whose title or text holds all words of a search. */
export function searchCatalog(groups: readonly CatalogGroup[], search: string): readonly CatalogGroup[] {
  const parts = search.split(/\s+/).filter(Boolean)
  if (parts.length === 0) return groups
  return groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ title, text }) => {
        const all = `${title} ${text}`
        return parts.every((part) => isFoundBy(all, part))
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
