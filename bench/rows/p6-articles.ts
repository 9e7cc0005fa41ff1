import { type ArticleHouse, fillArticles } from '../lib/fill-articles.ts'
import { fillSearch, wordOf } from '../lib/fill-search.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

/** Words of titles, and as many more of texts. */
const WORDS = 20_000
/** Requests of one kind, one after the other. */
const TIMES = 100

/** P7 and P13: readers' lists of 1,000 articles and of many, and searches of many, on one connection. */
export async function readArticles(world: World, most: number): Promise<readonly Row[]> {
  const house = await houseOf(world)
  await fillArticles(world.database, house, 1000)
  const few = await measureLists(world)
  await fillArticles(world.database, house, most)
  const many = await measureLists(world)
  await fillSearch(world.database, house, WORDS)
  const searches = await measureSearches(world)
  return [
    ...Object.entries(many).map(([what, median]): Row => {
      const growth = median / (few[what] ?? Number.NaN)
      return {
        id: 'P7',
        what: `articles ${what}, 20 of ${count(most)}`,
        deckle: ms(median),
        limit: '',
        ratio: `cost ${ratio(growth)} of 1,000's`,
        reach: 'cost ≤ 1.20',
        reached: growth <= 1.2,
      }
    }),
    {
      id: 'P6',
      what: `search of ${count(most)} articles, one connection`,
      deckle: `p95 ${ms(searches.p95)}`,
      limit: '',
      ratio: searches.kinds,
      reach: 'p95 ≤ 20 ms',
      reached: searches.p95 <= 20,
    },
  ]
}

async function houseOf({ deckle, database }: World): Promise<ArticleHouse> {
  const { rows } = await database.query<ArticleHouse>(
    'select client_id as "clientId", id as "ownerId" from users where id = $1',
    [deckle.headers['uid']],
  )
  const [house] = rows
  if (!house) throw new Error('The person of the bench is not there.')
  return house
}

const lists: Readonly<Record<string, string>> = {
  newest: '',
  'of a category': '?category=faq',
  'with a tag': '?tags=Subject%207',
  'in Hindi, none': '?tags=Hindi',
  popular: '?sort=popular',
}

async function measureLists(world: World): Promise<Readonly<Record<string, number>>> {
  const medians: Record<string, number> = {}
  for (const [what, query] of Object.entries(lists)) medians[what] = at(await timesOf(world, () => query), 0.5)
  return medians
}

/** A twentieth of searches is slower than `p95`; of each kind the same. */
async function measureSearches(world: World) {
  const pick = (from: number, to: number) => wordOf(Math.floor(from + Math.random() * (to - from)))
  const kinds: Readonly<Record<string, () => string>> = {
    common: () => pick(0, 100),
    'two words': () => `${pick(0, 2000)} ${pick(0, 2000)}`,
    rare: () => pick(15_000, WORDS),
    begun: () => pick(0, 5000).slice(0, 5),
    misspelt: () => misspelt(pick(0, WORDS)),
    'two letters': () => pick(0, 5000).slice(0, 2),
    'common in texts': () => pick(WORDS, WORDS + 100),
    'two words of texts': () => `${pick(WORDS, WORDS + 2000)} ${pick(WORDS, WORDS + 2000)}`,
    'of titles and texts': () => `${pick(0, 2000)} ${pick(WORDS, WORDS + 2000)}`,
    'rare in texts': () => pick(WORDS + 15_000, 2 * WORDS),
    'misspelt of texts': () => misspelt(pick(WORDS, 2 * WORDS)),
  }
  const all: number[] = []
  const found: string[] = []
  for (const [kind, text] of Object.entries(kinds)) {
    const times = await timesOf(world, () => `?search=${encodeURIComponent(text())}`)
    all.push(...times)
    found.push(`${kind} ${ms(at(times, 0.95))}`)
  }
  return { p95: at(all, 0.95), kinds: found.join(', ') }
}

/** One letter is another. */
const misspelt = (word: string): string => `${word.slice(0, 3)}x${word.slice(4)}`

/** Milliseconds of each, after some that warm up. */
async function timesOf({ deckle }: World, query: () => string): Promise<readonly number[]> {
  const times: number[] = []
  for (let number = -20; number < TIMES; number++) {
    const begun = performance.now()
    await deckle.call('GET', `/articles/published_list${query()}`)
    if (number >= 0) times.push(performance.now() - begun)
  }
  return times
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
