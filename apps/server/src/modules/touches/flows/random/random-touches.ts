import type { TestApp } from '../../../../test/app.ts'
import type { Person } from '../../../../test/factories.ts'
import { before, DAY, type Dice } from '../../../../test/random/dice.ts'
import { insertRows } from '../../../../test/rows.ts'

export const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Chatham']
const kinds = ['blog', 'article', 'article', 'deck', 'deck', 'play', 'lead', 'course'] as const
const sources = ['', 'google', 'mail', 'news']

export interface RandomTouch {
  readonly id: string
  readonly visitor_id: string
  readonly kind: (typeof kinds)[number]
  readonly thing_id: string
  readonly at: Date
  readonly arrival: boolean
  readonly source: string
  readonly campaign: string
}

/** A client with three articles, three decks and a course. */
export interface TouchedClient {
  readonly admin: Person
  readonly zone: string
  readonly things: Readonly<Record<'article' | 'deck' | 'course', readonly string[]>>
}

export async function makeTouchedClient(test: TestApp, zone: string): Promise<TouchedClient> {
  const admin = await test.signedIn('Admin')
  const { clientId: client_id, userId: owner_id } = admin
  await test.deps.db.updateTable('clients').set({ reporting_zone: zone }).where('id', '=', client_id).execute()
  const owned = Array.from({ length: 3 }, () => ({ client_id, owner_id }))
  const ids = async (rows: Promise<readonly { readonly id: string }[]>) => (await rows).map(({ id }) => id)
  const course = await test.call('courses.create', { as: admin, body: { title: 'Coffee' } })
  return {
    admin,
    zone,
    things: {
      article: await ids(insertRows(test.deps, 'articles', owned)),
      deck: await ids(insertRows(test.deps, 'decks', owned)),
      course: [course.body.course.id],
    },
  }
}

/** One to nine touches of each visitor within five days. */
export function randomTouches(
  { things, admin }: TouchedClient,
  visitors: readonly string[],
  now: Date,
  { next, below, pick, chance, uuid }: Dice,
): readonly RandomTouch[] {
  return visitors.flatMap((visitor_id) =>
    Array.from({ length: 1 + below(9) }, () => {
      const kind = pick(kinds)
      const isPage = kind === 'blog' || kind === 'article' || kind === 'deck'
      const arrival = isPage && chance(0.6)
      const of =
        kind === 'course' || kind === 'article' ? things[kind] : kind === 'blog' ? [admin.clientId] : things.deck
      return {
        id: uuid(),
        visitor_id,
        kind,
        thing_id: pick(of),
        // Distinct moments; core's tests cover the order of simultaneous touches.
        at: before(now, next() * 5 * DAY),
        arrival,
        source: arrival ? pick(sources) : '',
        campaign: arrival ? pick(['', 'spring']) : '',
      }
    }),
  )
}

const noThing = '00000000-0000-0000-0000-000000000000'

/** Stored paths of a client in the form of `pathOf`, one per counted person, sorted. */
export async function storedPaths({ deps }: TestApp, clientId: string, model: 'first' | 'last'): Promise<string[]> {
  const rows = await deps.db
    .selectFrom('flow_figures')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('model', '=', model)
    .where('people', '<>', 0)
    .execute()
  const idOrEmpty = (id: string) => (id === noThing ? '' : id)
  return rows
    .flatMap(({ day, people, ...row }) => {
      const [article, deck, course] = [row.article_id, row.deck_id, row.course_id].map(idOrEmpty)
      const path = [row.source, row.campaign, day, article, deck, row.lead, course]
      return Array.from({ length: people }, () => path.join('|'))
    })
    .toSorted()
}
