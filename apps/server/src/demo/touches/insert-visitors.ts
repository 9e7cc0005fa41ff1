import type { LeadTouch } from '@deckle/core/lead/lead.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { courseIds, insertRows, listLeads, listPublicArticles, updateTouches } from '../queries.ts'
import { createRandom, type Random } from '../random.ts'
import { campaigns, mediums, sources } from './content.ts'

interface Given {
  readonly clientId: string
  readonly decks: ReadonlyMap<string, string>
}

type Maker = Pick<Deps, 'newId' | 'now'>
type Lead = Awaited<ReturnType<typeof listLeads>>[number]

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Decks that visitors come to, with how many of ten. */
const visited = [
  ['suits', 5],
  ['visit', 2],
  ['styles', 2],
  ['trivia', 1],
] as const
const OTHERS = 180

/** Who left their details, and many who did not: from sources by articles and decks to courses, over two months. */
export async function insertVisitors(deps: Maker, trx: Db, { clientId, decks }: Given): Promise<void> {
  const random = createRandom(103)
  const articles = await listPublicArticles(trx, clientId)
  const courses = [...(await courseIds(trx, clientId)).values()].toSorted()
  const of = {
    random,
    articles,
    courses,
    decks: visited.map(([key, weight]) => [decks.get(key) ?? '', weight] as const),
  }
  const leads = (await listLeads(trx, clientId)).map((lead) => ({ lead, touches: wayToLead(deps, of, lead) }))
  const others = Array.from({ length: OTHERS }, () => wayOfOther(deps, of))
  const visitors = [...leads.map(({ touches }) => touches), ...others].map((touches) => ({ id: deps.newId(), touches }))
  await insertRows(
    trx,
    'visitors',
    visitors.map(({ id, touches }) => ({ client_id: clientId, id, since: touches[0]?.at ?? deps.now() })),
  )
  await insertRows(
    trx,
    'touches',
    visitors.flatMap(({ id, touches }) =>
      touches.map((touch) => ({ ...touch, client_id: clientId, id: deps.newId(), visitor_id: id })),
    ),
  )
  for (const { lead, touches } of leads) {
    const arrivals = touches.filter(({ arrival }) => arrival).map(leadTouch)
    const [first, last] = [arrivals[0], arrivals.at(-1)]
    if (first && last) await updateTouches(trx, clientId, { id: lead.id, first, last })
  }
}

interface Stock {
  readonly random: Random
  readonly articles: readonly string[]
  readonly courses: readonly string[]
  readonly decks: readonly (readonly [id: string, weight: number])[]
}

interface DraftedTouch {
  readonly kind: 'article' | 'deck' | 'play' | 'lead' | 'course'
  readonly thing_id: string
  readonly ref_id: string | null
  readonly at: Date
  readonly arrival: boolean
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly landing: string
}

const leadTouch = ({ at, source, medium, campaign, landing }: DraftedTouch): LeadTouch => ({
  at: at.toISOString(),
  source,
  medium,
  campaign,
  referrer: '',
  landing,
})

const inside = { ref_id: null, arrival: false, source: '', medium: '', campaign: '', landing: '' } as const

function from(random: Random, landing: string) {
  const source = random.weighted(sources)
  return { arrival: true, source, medium: mediums[source] ?? '', campaign: campaigns[source] ?? '', landing }
}

/** Articles on one or two days before, then the deck, as the lead was captured. */
function wayToLead({ now, newId }: Maker, { random, articles, courses }: Stock, lead: Lead): DraftedTouch[] {
  const captured = lead.created_at.getTime()
  const before = captured - (0.3 + random.next() * 9) * day
  const read = Array.from(
    {
      length: random.weighted([
        [0, 3],
        [1, 5],
        [2, 3],
      ] as const),
    },
    (_, at) => ({
      ...inside,
      kind: 'article' as const,
      thing_id: pickEarly(random, articles),
      at: new Date(before + at * 7 * minute),
      ...(at === 0 && from(random, '/blog/lantern-hill')),
    }),
  )
  const comesBack = read.length === 0 || random.next() < 0.45
  const deck = { ...inside, thing_id: lead.deck_id }
  const enrolled = captured + (0.1 + random.next() * 2) * day
  const joins = courses.length > 0 && random.next() < 0.55 && enrolled < now().getTime()
  return [
    ...read,
    { ...deck, kind: 'deck', at: new Date(captured - 6 * minute), ...(comesBack && from(random, '/play')) },
    { ...deck, kind: 'play', at: new Date(captured - 5 * minute), ref_id: lead.attempt_id },
    { ...deck, kind: 'lead', at: new Date(captured), ref_id: lead.id },
    ...(joins
      ? [
          {
            ...inside,
            kind: 'course' as const,
            thing_id: pickEarly(random, courses),
            ref_id: newId(),
            at: new Date(enrolled),
          },
        ]
      : []),
  ]
}

/** One visit, of an article, a deck, or both. */
function wayOfOther({ now }: Maker, { random, articles, decks }: Stock): DraftedTouch[] {
  const began = now().getTime() - (0.1 + random.next() * 55) * day
  const reads = random.next() < 0.72
  const plays = !reads || random.next() < 0.4
  const article = { ...inside, kind: 'article' as const, thing_id: pickEarly(random, articles), at: new Date(began) }
  const deck = { ...inside, kind: 'deck' as const, thing_id: random.weighted(decks), at: new Date(began + 4 * minute) }
  return [
    ...(reads ? [{ ...article, ...from(random, '/blog/lantern-hill') }] : []),
    ...(plays ? [reads ? deck : { ...deck, ...from(random, '/play') }] : []),
  ]
}

/** The first ones are read the most. */
const pickEarly = (random: Random, ids: readonly string[]): string =>
  random.weighted(ids.map((id, at) => [id, 1 / (at + 1.2)] as const))
