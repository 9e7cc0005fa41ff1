import { fetchPages } from '../lib/fetch-pages.ts'
import { type ArticleHouse, fillArticles } from '../lib/fill-articles.ts'
import { startLimit } from '../lib/limit.ts'
import { requireRate } from '../lib/load.ts'
import { openAny } from '../lib/open-any.ts'
import type { Probe } from '../lib/probe.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

const connections = 32
const slug = 'bench-blog'
const places = {
  lists: [`/blog/${slug}`, ...[2, 3, 10, 50].map((page) => `/blog/${slug}?page=${page}`)],
  'lists by category': ['article', 'faq', 'news'].map((name) => `/blog/${slug}/category/${name}`),
  'lists by tag': [1, 7, 20].map((at) => `/blog/${slug}/tag/subject-${at}`),
  articles: Array.from({ length: 1000 }, (_, at) => `/blog/${slug}/article-${at + 1}`),
} as const
type Kind = keyof typeof places

interface Run {
  readonly milliseconds: number
  /** Articles at the end; P13 measures each tenfold size up to it. */
  readonly most: number
}

/** P6 and P13: lists of 20 articles with tags, and article pages, beside bare node:http sending the same bytes. */
export async function showBlog(world: World, limitPort: number, { milliseconds, most }: Run): Promise<readonly Row[]> {
  const house = await openBlog(world)
  const rows: Row[] = []
  const first: Record<string, Costs> = {}
  for (let size = 1000; size <= most; size *= 10) {
    await fillArticles(world.database, house, size)
    await refresh(world, house)
    for (const what of Object.keys(places) as Kind[]) {
      const costs = await measure(world, { what, limitPort, milliseconds, house })
      first[what] ??= costs
      rows.push(rowOf(`${what} of ${count(size)}`, costs, first[what]))
    }
  }
  return rows
}

interface Costs {
  readonly deckle: number
  readonly bare: number
  readonly p99: number
  readonly failed: number
  /** Milliseconds of a page that is made anew. */
  readonly fresh: number
  readonly isFresh: boolean
}

function rowOf(what: string, costs: Costs, first: Costs): Row {
  const share = costs.deckle / costs.bare
  const growth = first.deckle / first.bare / share
  const fresh = costs.fresh / first.fresh
  return {
    id: 'P6',
    what: `${what}, ${connections} connections${costs.failed > 0 ? `, ${costs.failed} FAILED` : ''}${costs.isFresh ? '' : ', STALE'}`,
    deckle: `${count(costs.deckle)}/s, p99 ${ms(costs.p99)}; made anew in ${ms(costs.fresh)}`,
    limit: `${count(costs.bare)}/s`,
    ratio: `${ratio(share)}${costs === first ? '' : `; ${ratio(growth)} of the cost of 1,000, made anew ${ratio(fresh)}`}`,
    reach: costs === first ? '≥ 0.33' : '≥ 0.33, < 1.2 a step',
    reached: share >= 0.33 && costs.failed === 0 && costs.isFresh,
  }
}

async function measure(
  world: World,
  { what, limitPort, milliseconds, house }: Omit<Run, 'most'> & { what: Kind; limitPort: number; house: ArticleHouse },
): Promise<Costs> {
  const paths = places[what]
  const fresh = await timeFresh(world, house, paths)
  const pages = await fetchPages(world.deckle.url, paths)
  const limit = await startLimit('page-server', { port: limitPort, pages })
  const load = (port: number) => openAny({ port, paths, connections, milliseconds })
  const { deckle = [], bare = [] } = await interleave({ deckle: load(world.deckle.port), bare: load(limitPort) }, 3)
  limit.stop()
  return {
    deckle: medianOf(deckle.map((one) => one.perSecond)),
    bare: medianOf(bare.map((one) => one.perSecond)),
    p99: medianOf(deckle.map((one) => one.p99)),
    failed: [...deckle, ...bare].reduce((sum, one) => sum + one.failed, 0),
    fresh,
    isFresh: await checkFreshness(world, house, what),
  }
}

const probed = ['lists', 'articles'] as const
export const showBlogProbe: Probe = {
  measures: probed.map((what) => ({
    what: `blog of 1,000: ${what}, ${connections} connections`,
    unit: 'a second' as const,
  })),
  needs: 'server',
  async prepare(world) {
    const house = await openBlog(world)
    await fillArticles(world.database, house, 1000)
    await refresh(world, house)
    return {
      async round() {
        const rates: number[] = []
        for (const what of probed) {
          const load = openAny({ port: world.deckle.port, paths: places[what], connections, milliseconds: 700 })
          rates.push(requireRate(await load()))
        }
        return rates
      },
    }
  },
}

const settings = {
  open: true,
  title: 'Tea notes',
  description: '',
  language: 'en',
  header: [],
  footer: [],
  footer_text: '',
}

async function openBlog({ deckle, database }: World): Promise<ArticleHouse> {
  const { rows } = await database.query<{ client_id: string; id: string }>(
    `select client_id, id from users where id = $1`,
    [deckle.headers['uid']],
  )
  const [owner] = rows
  if (!owner) throw new Error('The person of the bench is not there.')
  await deckle.call('PATCH', `/clients/${owner.client_id}`, { client: { slug } })
  const house = { clientId: owner.client_id, ownerId: owner.id }
  await refresh({ deckle }, house)
  return house
}

/** All pages are made anew after it. */
const refresh = ({ deckle }: Pick<World, 'deckle'>, { clientId }: ArticleHouse, title = settings.title) =>
  deckle.call('POST', `/clients/${clientId}/blog/update`, { ...settings, title })

/** The median of twenty pages, one after the other. */
async function timeFresh(world: World, house: ArticleHouse, paths: readonly string[]): Promise<number> {
  await refresh(world, house)
  const times: number[] = []
  for (const path of [...paths, ...paths].slice(0, 20)) {
    if (times.length === paths.length) await refresh(world, house)
    const begun = performance.now()
    await (await fetch(world.deckle.url + path)).text()
    times.push(performance.now() - begun)
  }
  return medianOf(times)
}

/** What is published shows on the next request, what is changed or taken back and a closed blog no more. */
async function checkFreshness(world: World, house: ArticleHouse, what: Kind): Promise<boolean> {
  const { deckle, database } = world
  const tag = await database.query<{ id: string }>(`select id from tags where client_id = $1 and slug = 'subject-1'`, [
    house.clientId,
  ])
  const title = `Fresh ${Date.now()}`
  const address = title.toLowerCase().replace(' ', '-')
  const path = {
    lists: '',
    'lists by category': '/category/news',
    'lists by tag': '/tag/subject-1',
    articles: `/${address}`,
  }[what]
  const show = async (): Promise<string> => (await fetch(`${deckle.url}/blog/${slug}${path}`)).text()
  await show()
  const made = await deckle.call<{ article: { id: string; revision: number } }>('POST', '/articles/create', {
    title,
    slug: address,
    category: 'news',
    tags: tag.rows.map(({ id }) => id),
    status: 'published',
    body: [{ id: 'p1', type: 'paragraph', content: [{ type: 'text', text: 'New words.' }] }],
  })
  const isThere = (await show()).includes(title)
  await deckle.call('POST', `/articles/${made.article.id}/delete`)
  const isGone = !(await show()).includes(title)
  await deckle.call('POST', `/clients/${house.clientId}/blog/update`, { ...settings, open: false })
  const isClosed = (await fetch(`${deckle.url}/blog/${slug}${path}`)).status === 404
  await refresh(world, house)
  return isThere && isGone && isClosed
}
