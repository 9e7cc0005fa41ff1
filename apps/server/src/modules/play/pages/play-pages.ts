import type { Language } from '@deckle/core/deck/deck.ts'
import { isGated, openingOf } from '@deckle/core/deck/publication/publication.ts'
import { publicAddress } from '../../../env.ts'
import { audienceLanguage } from '../../../http/language.ts'
import type { PageCall } from '../../../http/page-call.ts'
import type { Page } from '../../../http/page.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { redeemOpening } from '../entry/pass.ts'
import { gatePage } from './bare/gate-page.ts'
import { messagePage } from './bare/message-page.ts'
import { oembed } from './oembed.ts'
import { playerFiles } from './player-files.ts'
import { type PreparedPage, preparePage } from '../../../http/prepared/prepared-page.ts'
import type { PublishedDeck } from './published-deck.ts'
import { renderPlayPage } from './render-page.ts'

export type PageKind = 'play' | 'embed'

/**
 * Public pages of a deck: on its own and in frames of other sites (`?lang=hi` selects a translation, `?pass=` opens a
 * deck with restricted entry), oEmbed, and the player's scripts.
 */
export const playPages: readonly Page[] = [pageOf('play'), pageOf('embed'), oembed, playerFiles]

function pageOf(kind: PageKind): Page {
  return {
    path: `/${kind}/{shortid}`,
    serve(call) {
      const deck = call.deps.play.published.peek(call.params['shortid'] ?? '')
      const page = deck?.isOpen ? deck.pages.get(variantOf(kind, deck, call)) : undefined
      return page ? replyWith(page, call) : serveFirst(kind, call)
    },
  }
}

/** Concurrent requests share one rendering. */
async function serveFirst(kind: PageKind, call: PageCall): Promise<PageReply> {
  const { published } = call.deps.play
  const shortid = call.params['shortid'] ?? ''
  const language = audienceLanguage(call.request.header('accept-language'))
  const deck = await published.find(shortid)
  if (!deck) return messagePage(deck === null ? 'gone' : 'unknown', language, kind === 'embed')
  const closed = deck.isOpen ? null : await stopAt(kind, deck, language, call)
  if (closed) return closed
  const variant = variantOf(kind, deck, call)
  const known = deck.pages.get(variant) ?? deck.preparing.get(variant)
  const preparing = known ?? prepare(kind, deck, variant, call).finally(() => deck.preparing.delete(variant))
  if (!known) deck.preparing.set(variant, Promise.resolve(preparing))
  const reply = await replyWith(await preparing, call)
  return deck.isOpen ? reply : { ...reply, headers: { ...reply.headers, 'cache-control': 'private, no-store' } }
}

/** The page shown instead of the deck: too early, too late, full, or entry required. Null if the deck may be shown. */
async function stopAt(
  kind: PageKind,
  deck: PublishedDeck,
  language: Language,
  { deps, query }: PageCall,
): Promise<PageReply | null> {
  const { settings, version } = deck
  const framed = kind === 'embed'
  const hosts = framed ? settings.hosts : []
  const pass = query['pass']
  const gate = { deckId: version.deckId, settings }
  const shown =
    typeof pass === 'string'
      ? await redeemOpening(gate, pass, { secret: deps.secret, now: deps.now() }, (nonce, seconds) =>
          deps.limits.once(nonce, seconds),
        )
      : null
  const opening = deck.isPaused ? 'paused' : openingOf(settings, deps.now().getTime(), deck.responses)
  if (opening !== 'open') {
    // An attempt begun in time may be finished.
    if (shown === 'attempt') return null
    const { opensAt } = settings
    const text = opening === 'paused' ? '' : settings.closedMessage
    return messagePage(opening, language, framed, { text, hosts, opensAt, shortid: deck.shortid, icon: deck.icon })
  }
  if (!isGated(settings.access) || shown === settings.access) return null
  return gatePage({
    mode: settings.access,
    deck,
    language,
    framed,
    base: publicAddress(deps.env),
    query: carried(query),
  })
}

async function prepare(
  kind: PageKind,
  deck: PublishedDeck,
  variant: string,
  { deps }: PageCall,
): Promise<PreparedPage> {
  const grow = (bytes: number): void => deps.play.published.grow(deck, bytes)
  const { html, shared, headers } = await renderPlayPage(
    kind,
    deck,
    variant.slice(variant.indexOf(':') + 1),
    publicAddress(deps.env),
  )
  const page = preparePage({ html, shared, headers, grow })
  deck.pages.set(variant, page)
  grow(page.bytes)
  return page
}

function replyWith(page: PreparedPage, { request }: PageCall): PageReply | Promise<PageReply> {
  return page.reply(request.header('accept-encoding'), request.header('if-none-match'))
}

const carriedNames = ['lang', 'source', 'utm_source', 'utm_medium', 'utm_campaign'] as const

function carried(query: PageCall['query']): URLSearchParams {
  const found = new URLSearchParams()
  for (const name of carriedNames) {
    const value = query[name]
    if (typeof value === 'string' && value !== '') found.set(name, value.slice(0, 100))
  }
  return found
}

/** Falls back to the deck's own language. */
function variantOf(kind: PageKind, { version }: PublishedDeck, { query }: PageCall): string {
  const requested = query['lang']
  return `${kind}:${typeof requested === 'string' && version.languages.includes(requested) ? requested : version.content.language}`
}
