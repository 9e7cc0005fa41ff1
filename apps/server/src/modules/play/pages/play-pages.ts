import { preferredLanguage } from '../../../http/language.ts'
import type { Page, PageCall, PageReply } from '../../../http/page.ts'
import { messagePage } from './message-page.ts'
import { playState } from '../play-state.ts'
import { playerFiles } from './player-files.ts'
import { type PreparedPage, preparePage } from './prepared-page.ts'
import type { PublishedDeck } from './published-decks.ts'
import { renderPlayPage } from './render-page.ts'

export type PageKind = 'play' | 'embed'

/** The public addresses of a deck: as a page, and in a frame of any site (`?lang=hi` plays a translation); and the player's scripts. */
export const playPages: readonly Page[] = [pageOf('play'), pageOf('embed'), playerFiles]

function pageOf(kind: PageKind): Page {
  return {
    path: `/${kind}/{shortid}`,
    serve(call) {
      const deck = playState(call.deps).published.peek(call.params['shortid'] ?? '')
      const page = deck?.pages.get(variantOf(kind, deck, call))
      return page ? replyWith(page, call) : serveFirst(kind, call)
    },
  }
}

const shape = /^[1-9A-HJ-NP-Za-km-z]{8}$/

/** Prepares the page; requests at once share one rendering. */
async function serveFirst(kind: PageKind, call: PageCall): Promise<PageReply> {
  const { published } = playState(call.deps)
  const shortid = call.params['shortid'] ?? ''
  const language = preferredLanguage(call.request.header('accept-language'))
  const deck = shape.test(shortid) ? await published.find(shortid) : undefined
  if (!deck) return messagePage(deck === null ? 'gone' : 'unknown', language, kind === 'embed')
  const variant = variantOf(kind, deck, call)
  const known = deck.pages.get(variant) ?? deck.preparing.get(variant)
  const preparing = known ?? prepare(kind, deck, variant, call).finally(() => deck.preparing.delete(variant))
  if (!known) deck.preparing.set(variant, Promise.resolve(preparing))
  return replyWith(await preparing, call)
}

async function prepare(
  kind: PageKind,
  deck: PublishedDeck,
  variant: string,
  { deps }: PageCall,
): Promise<PreparedPage> {
  const grow = (bytes: number): void => playState(deps).published.grow(deck, bytes)
  const { html, headers } = await renderPlayPage(
    kind,
    deck,
    variant.slice(variant.indexOf(':') + 1),
    deps.env.publicUrl ?? `http://localhost:${deps.env.port}`,
  )
  const page = preparePage(html, headers, grow)
  deck.pages.set(variant, page)
  grow(page.bytes)
  return page
}

function replyWith(page: PreparedPage, { request }: PageCall): PageReply | Promise<PageReply> {
  return page.reply(request.header('accept-encoding'), request.header('if-none-match'))
}

/** A language that the deck is not offered in is its own. */
function variantOf(kind: PageKind, { version }: PublishedDeck, { query }: PageCall): string {
  const wanted = query['lang']
  return `${kind}:${typeof wanted === 'string' && version.languages.includes(wanted) ? wanted : version.content.language}`
}
