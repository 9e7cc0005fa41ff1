import { addDays } from '@deckle/core/time/day.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { RawBuilder } from 'kysely'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { prepareFigures } from '../../figures/index.ts'
import { isShown, listBusiest } from './queries.ts'

const DAYS = 30
const MOST = 5

type PlayedDeps = Pick<Deps, 'db' | 'figures' | 'now'>
type Open = Awaited<ReturnType<typeof prepareFigures>>

/** What was played of the decks whose figures the actor may see. */
export async function readPlayed(deps: PlayedDeps, actor: Scoped) {
  const open = await prepareFigures(deps, actor.clientId)
  const [all, recent] = await Promise.all([readAll(open, actor), readRecent(deps, open, actor)])
  return { ...all, ...recent }
}

/** Of all time. */
async function readAll(open: Open, actor: Scoped) {
  const [sums] = await open(scopeOf(actor, null, null)).deck()
  return { plays: sums?.starts ?? 0, completions: sums?.completions ?? 0, leads: sums?.leads ?? 0 }
}

/** Of the last 30 days of the client's reporting zone: each day, and the decks that were played most. */
async function readRecent(deps: PlayedDeps, open: Open, actor: Scoped) {
  const { zone } = open(scopeOf(actor, null, null))
  const to = dayIn(zone, deps.now().getTime())
  const from = addDays(to, 1 - DAYS)
  const source = open(scopeOf(actor, from, to))
  const [found, busiest] = await Promise.all([
    source.deck('day'),
    listBusiest(deps.db, actor.clientId, source.deckQuery('deck'), MOST),
  ])
  const byDay = new Map(found.map((row) => [row.key, row]))
  const days = Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(from, at)
    const { starts = 0, completions = 0 } = byDay.get(day) ?? {}
    return { day, starts, completions }
  })
  return { days, busiest }
}

const scopeOf = (actor: Scoped, from: string | null, to: string | null) => ({
  clientId: actor.clientId,
  decks: (deckId: RawBuilder<unknown>) => isShown(actor, deckId),
  from,
  to,
  zone: null,
  filters: {},
})
