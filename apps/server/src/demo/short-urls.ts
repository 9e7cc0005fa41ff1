import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { newShortid } from '../platform/new-shortid.ts'
import { insertRows } from './queries.ts'
import { createRandom } from './random.ts'

interface Draft {
  /** Key of a demo deck. */
  readonly deck: string
  readonly slug?: string
  readonly source: string
  readonly medium?: string
  readonly campaign?: string
  /** Days since it was made, and from today until it ends. */
  readonly age: number
  readonly endsIn?: number
  /** Clicks on a usual day. */
  readonly usual: number
}

const drafts: readonly Draft[] = [
  { deck: 'styles', slug: 'tasting-card', source: 'Table card', medium: 'Print', age: 40, usual: 9 },
  { deck: 'styles', source: 'Newsletter', medium: 'E-mail', campaign: 'Harvest', age: 25, usual: 5 },
  { deck: 'styles', slug: 'spring-tasting', source: 'Poster', campaign: 'Spring', age: 60, endsIn: -12, usual: 4 },
  { deck: 'visit', slug: 'how-was-it', source: 'Receipt', medium: 'Print', age: 35, usual: 7 },
  { deck: 'trivia', source: '', age: 18, endsIn: 20, usual: 3 },
]

/** Where an address without a source tag was found. */
const places = ['', '', 'instagram.com', 'localnews.example'] as const

const day = 86_400_000

export async function insertShortUrls(
  deps: Deps,
  trx: Db,
  { clientId: client_id, decks }: { readonly clientId: string; readonly decks: ReadonlyMap<string, string> },
): Promise<void> {
  const random = createRandom(4242)
  const now = deps.now().getTime()
  for (const { deck, slug, source, medium = '', campaign = '', age, endsIn, usual } of drafts) {
    const id = deps.newId()
    const clicks = Array.from({ length: age + 1 }, (_, ago) => ago)
      .filter((ago) => endsIn === undefined || ago > -endsIn)
      .flatMap((ago) => {
        const count = Math.floor(random.next() * usual * 2)
        const from = source || random.pick(places)
        return count === 0
          ? []
          : { day: new Date(now - ago * day).toISOString().slice(0, 10), source: from, clicks: count }
      })
    await insertRows(trx, 'short_urls', [
      {
        client_id,
        id,
        target_kind: 'deck',
        target_id: decks.get(deck) ?? '',
        code: slug ?? newShortid(),
        own_slug: slug !== undefined,
        source,
        medium,
        campaign,
        expires_at: endsIn === undefined ? null : new Date(now + endsIn * day),
        clicks: clicks.reduce((sum, one) => sum + one.clicks, 0),
        created_at: new Date(now - age * day),
      },
    ])
    await insertRows(
      trx,
      'short_url_clicks',
      clicks.map((one) => ({ client_id, short_url_id: id, ...one })),
    )
  }
}
