import type { analytics } from '@deckle/contract/analytics.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Deps } from '../../deps.ts'
import { FileReply, type Handlers } from '../../http/handler.ts'
import { requireDeck } from '../decks/index.ts'
import { exportAnswers } from './export-answers.ts'
import { deckAttempts, deckResponses, deckSources } from './lists.ts'
import { deckOverview } from './overview.ts'
import { countLibrary, findFile, listBusiest, listClientDays, type Scope } from './queries.ts'
import { deckQuestions } from './questions.ts'
import { type RangeQuery, readRange } from './range.ts'

export const analyticsHandlers: Handlers<typeof analytics> = {
  deckOverview: async ({ deps, actor, params, query }) => ({
    overview: await deckOverview(deps, (await scopeOf(deps, actor, params.id, query)).scope),
  }),
  deckQuestions: async ({ deps, actor, params, query }) => {
    const { scope, deck } = await scopeOf(deps, actor, params.id, query)
    return { questions: await deckQuestions(deps, scope, deck.content) }
  },
  deckSources: async ({ deps, actor, params, query }) =>
    deckSources(deps, (await scopeOf(deps, actor, params.id, query)).scope, query),
  deckResponses: async ({ deps, actor, params, query }) => {
    const { scope, deck } = await scopeOf(deps, actor, params.id, query)
    return deckResponses(deps, scope, deck.content, query)
  },
  deckFile: async ({ deps, actor, params, setHeader }) => {
    const deck = await requireDeck(deps.db, actor, 'deck.analytics', params.id)
    const file = await findFile(deps.db, deck.client_id, deck.id, params.fileId)
    const stored = file && (await deps.files.get(file.file_key))
    if (!file || !stored) throw refuse('not_found')
    // Even opened as a page it can load and run nothing.
    setHeader('content-security-policy', "default-src 'none'; sandbox")
    setHeader('content-length', String(stored.size))
    return new FileReply({ contentType: file.content_type, filename: file.name, body: stored.stream })
  },
  deckAttempts: async ({ deps, actor, params, query }) =>
    deckAttempts(deps, (await scopeOf(deps, actor, params.id, query)).scope, query),
  deckExport: async ({ deps, actor, params, query }) => {
    const { scope, deck } = await scopeOf(deps, actor, params.id, query)
    return exportAnswers(deps, scope, deck.content.name)
  },
  stats: async ({ deps, actor }) => ({ stats: await dashboardStats(deps, actor) }),
}

/** The deck is there for the caller, and the days are days. */
async function scopeOf(deps: Deps, actor: Actor, deckId: string, query: RangeQuery) {
  const deck = await requireDeck(deps.db, actor, 'deck.analytics', deckId)
  const scope: Scope = { ...(await readRange(deps, query)), clientId: deck.client_id, deckId: deck.id }
  return { deck, scope }
}

const DAYS = 30

/** The dashboard: the last 30 days of the decks whose figures the caller may see, days in UTC. */
async function dashboardStats({ db, now }: Deps, actor: Actor) {
  const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
  const to = dayOf(now().getTime())
  const from = dayOf(now().getTime() - (DAYS - 1) * 86_400_000)
  const [library, days, busiest] = await Promise.all([
    countLibrary(db, actor),
    listClientDays(db, actor, from, to),
    listBusiest(db, actor, from, 5),
  ])
  const sum = (of: 'starts' | 'completions'): number => days.reduce((total, day) => total + day[of], 0)
  return { ...library, starts30: sum('starts'), completions30: sum('completions'), days, busiest }
}
