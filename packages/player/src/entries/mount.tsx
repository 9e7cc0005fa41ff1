import { type ComponentType, h, hydrate, render } from 'preact'
import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import { preloadViews } from '@deckle/slides/players.ts'
import type { PlayerHost } from '../hosts/host.ts'
import { type PageData, pageIds } from './page-data.ts'
import { Player, type PlayerProps } from '../view/player.tsx'
import { passOfPage } from '../hosts/server/pass/pass-address.ts'
import { createServerHost } from '../hosts/server/server-host.ts'

const data = document.getElementById(pageIds.data)
const root = document.getElementById(pageIds.root)
if (data && root) mount(JSON.parse(data.textContent) as PageData, root)

/** Where the deck's form comes first. */
type LeadModule = false | typeof import('../view/lead/lead-first.tsx')

/** Hydrates the server-rendered page and resumes an earlier visit. */
function mount({ deck, words, api, media, content, embed }: PageData, element: HTMLElement): void {
  const query = new URLSearchParams(location.search)
  const from = document.referrer.split('/')[2] ?? ''
  const source =
    query.get('source') ?? query.get('utm_source') ?? (embed ? 'embed' : from === location.host ? '' : from)
  const tag = (name: string) => query.get(name)?.slice(0, 100)
  const server = createServerHost({
    deck,
    api,
    media,
    source: source.slice(0, 100),
    medium: tag('utm_medium'),
    campaign: tag('utm_campaign'),
    pass: passOfPage(deck.shortid),
  })
  const saved = server.restore()
  const start = (host: PlayerHost, lead: LeadModule) => {
    const props: PlayerProps = {
      deck,
      host,
      words,
      saved,
      ownsPage: true,
      onLanguage: (language) => {
        query.set('lang', language)
        if (source) query.set('source', source)
        location.search = query.toString()
      },
    }
    const player = h((lead ? lead.LeadFirst : Player) as unknown as ComponentType<PlayerProps>, props)
    if (saved || lead) {
      element.textContent = ''
      render(player, element)
    } else hydrate(player, element)
  }
  // The first view is loaded before hydration, so that nothing visible disappears.
  const { template = '' } = deck.slides[saved?.index ?? 0] ?? {}
  retryImport(
    async () => {
      // Newer than everything polyfilled (Chromium 122, Safari 17, Firefox 127): a browser with it needs no polyfill.
      if (!('union' in Set.prototype)) await import('./older-browsers.ts')
      return Promise.all([
        content && import('../hosts/device-host.ts'),
        parent !== window && import('./frame-messages.ts'),
        deck.leadForm?.when === 'start' && import('../view/lead/lead-first.tsx'),
        preloadViews([template]),
      ])
    },
    ([device, frame, lead]) => {
      const host = content && device ? device.createDeviceHost(server, { deck, content }) : server
      start(frame ? frame.framed(host, element, deck.shortid) : host, lead)
    },
  )
}
