import { fetchPages } from '../lib/fetch-pages.ts'
import { startLimit } from '../lib/limit.ts'
import { requireRate } from '../lib/load.ts'
import { openAny } from '../lib/open-any.ts'
import type { Probe } from '../lib/probe.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

const connections = 32

/** P1: open random published decks, against bare node:http sending the same bytes. */
export async function openDeck(world: World, limitPort: number, milliseconds: number): Promise<Row> {
  const paths = world.published.map((deck) => `/play/${deck.shortid}`)
  const limit = await startLimit('page-server', { port: limitPort, pages: await fetchPages(world.deckle.url, paths) })
  const load = (port: number) => openAny({ port, paths, connections, milliseconds })
  const results = await interleave({ deckle: load(world.deckle.port), bare: load(limitPort) }, 3)
  limit.stop()
  const { deckle = [], bare = [] } = results
  const failed = [...deckle, ...bare].reduce((sum, one) => sum + one.failed, 0)
  const isFresh = await checkFreshness(world)
  const share = medianOf(deckle.map((one) => one.perSecond)) / medianOf(bare.map((one) => one.perSecond))
  const p99 = medianOf(deckle.map((one) => one.p99))
  return {
    id: 'P1',
    what: `open a deck, ${connections} connections${failed > 0 ? `, ${failed} FAILED` : ''}${isFresh ? '' : ', STALE'}`,
    deckle: `${count(medianOf(deckle.map((one) => one.perSecond)))}/s, p99 ${ms(p99)}`,
    limit: `${count(medianOf(bare.map((one) => one.perSecond)))}/s, p99 ${ms(medianOf(bare.map((one) => one.p99)))}`,
    ratio: ratio(share),
    reach: '≥ 0.50, p99 < 5 ms',
    reached: share >= 0.5 && p99 < 5 && failed === 0 && isFresh,
  }
}

export const openDeckProbe: Probe = {
  measures: [{ what: `open a deck, ${connections} connections`, unit: 'a second' }],
  needs: 'server',
  async prepare({ deckle, published }) {
    const paths = published.map((deck) => `/play/${deck.shortid}`)
    const load = openAny({ port: deckle.port, paths, connections, milliseconds: 1000 })
    return { round: async () => [requireRate(await load())] }
  },
}

/** A republished deck shows within a second; an unpublished one answers 410 at once. */
async function checkFreshness(world: World): Promise<boolean> {
  const [deck] = world.published
  if (!deck) return false
  const url = `${world.deckle.url}/play/${deck.shortid}`
  interface Reply {
    readonly deck: { readonly revision: number; readonly content: object }
  }
  const { deck: draft } = await world.deckle.call<Reply>('GET', `/decks/${deck.id}/show`)
  const name = `Renamed at ${Date.now()}`
  const saved = await world.deckle.call<Reply>('POST', `/decks/${deck.id}/update`, {
    revision: draft.revision,
    content: { ...draft.content, name },
  })
  await world.deckle.call('POST', `/decks/${deck.id}/publish`, { revision: saved.deck.revision })
  const shows = (await (await fetch(url)).text()).includes(name)
  await world.deckle.call('POST', `/decks/${deck.id}/unpublish`)
  const isUnpublished = (await fetch(url)).status === 410
  await world.deckle.call('POST', `/decks/${deck.id}/publish`, { revision: saved.deck.revision })
  return shows && isUnpublished
}
