import { type ComponentType, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { type DeckContent, isRightToLeft } from '@deckle/core/deck/deck.ts'
import { preloadViews } from '@deckle/slides/players.ts'
import type { LeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { playLeadForm } from '../deck/play-lead-form.ts'
import { deckStyle } from '../view/stage/deck-style.ts'
import type { PlayDeck, PlayerHost } from '../hosts/host.ts'
import { htmlText, scriptJson } from './html-text.ts'
import { mediaUrls } from '../hosts/media-urls.ts'
import { type PageData, pageIds } from './page-data.ts'
import { DeckPlayer } from '../view/lead/deck-player.tsx'
import type { PlayerProps } from '../view/player.tsx'
import css from '../styles/player.css?inline'
import { leadWordsFor, wordsFor } from '../words/words-for.ts'

export interface PlayerPage {
  readonly deck: PlayDeck
  /** The deck's form in its language; absent where nobody is asked, as without leads in the plan. */
  readonly leadForm?: LeadForm | undefined
  /** For marking on the device (`deviceContent`); absent where the server marks. */
  readonly content?: DeckContent | undefined
  /** `file` of `src/entries/mount.tsx` in dist/browser/manifest.json, after the server's prefix. */
  readonly assets: {
    readonly script: string
    /** Address of the Devanagari font in the build; '' for the system's. */
    readonly devanagari: string
    readonly icon: string
    /** Preloaded: the script's static imports, and the view of the first slide, by template. */
    readonly preload?: {
      readonly always: readonly string[]
      readonly device: readonly string[]
      readonly frame: readonly string[]
      readonly views: Readonly<Record<string, readonly string[]>>
    }
  }
  readonly urls: {
    /** Prefix of API calls; `/api/v2` by default. */
    readonly api?: string
    /** Prefix of pictures and files; `/media` by default. */
    readonly media?: string
    /** Absolute address of this page; '' for none. */
    readonly canonical: string
    /** Absolute address of the picture for link previews; '' for none. */
    readonly image: string
    /** Absolute address for oEmbed; '' for none. */
    readonly oembed?: string
  }
  /** `title` and `description` are for link previews; the title is the deck's name by default. */
  readonly meta?: {
    readonly title?: string
    readonly description?: string
    readonly noindex?: boolean
    readonly embed?: boolean
  }
}

export interface RenderedPage {
  readonly html: string
  /** The longest part of `html` that pages have in common, the player's style sheet: caches store it once. */
  readonly shared: string
  /** Contents of the page's <style> elements, for the policy's SHA-256 hashes. There are no other inline styles or scripts. */
  readonly styles: readonly string[]
}

/** Readable before any script runs. The same for everybody: its bytes can be cached. */
export async function renderPlayerPage({
  content,
  assets,
  urls,
  meta = {},
  ...page
}: PlayerPage): Promise<RenderedPage> {
  const leadForm = playLeadForm(page.leadForm, leadWordsFor(page.deck.language))
  const deck: PlayDeck = { ...page.deck, ...(leadForm && { leadForm }) }
  const { api = '/api/v2', media = '/media' } = urls
  const words = wordsFor(deck.language)
  const shared = fontFace(assets.devanagari) + css
  const style = shared + deckStyle(deck)
  const data: PageData = { deck, words, api, media, content, embed: meta.embed ?? false }
  const props: PlayerProps = {
    deck,
    words,
    host: { ...staticHost, ...mediaUrls(media) },
    ownsPage: true,
    onLanguage: () => undefined,
  }
  const template = deck.slides[0]?.template ?? ''
  await preloadViews([template])
  const body = renderToString(h(DeckPlayer as unknown as ComponentType<PlayerProps>, props))
  // The script is named before the long style sheet, so that it is fetched while the page still arrives.
  const html = `<!doctype html><html lang="${htmlText(deck.language)}" dir="${isRightToLeft(deck.language) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${htmlText(deck.name)}</title>${metaTags(deck, urls, meta)}<link rel="icon" href="${htmlText(assets.icon)}">${preloadLinks(assets, template, data)}<script type="module" src="${htmlText(assets.script)}"></script><style>${style}</style></head><body class="dk-page"><main><h1 class="dk-sr">${htmlText(deck.name)}</h1><div id="${pageIds.root}">${body}</div></main><noscript><p class="dk-noscript">${htmlText(words.needsScript)}</p></noscript><script type="application/json" id="${pageIds.data}">${scriptJson(data)}</script></body></html>`
  return { html, shared, styles: [style] }
}

function preloadLinks({ preload }: PlayerPage['assets'], template: string, { content, embed }: PageData): string {
  if (!preload) return ''
  const { always, device, frame, views } = preload
  const files = [...always, ...(content ? device : []), ...(embed ? frame : []), ...(views[template] ?? [])]
  return files.map((file) => `<link rel="modulepreload" href="${htmlText(file)}">`).join('')
}

/** The unicode-range lets browsers load it only for pages with such letters. */
function fontFace(address: string): string {
  if (!/^[\w/.-]+\.woff2$/.test(address)) return ''
  return `@font-face{font-family:"Noto Sans Devanagari";font-weight:100 900;font-display:swap;src:url(${address}) format("woff2");unicode-range:U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+25CC,U+A830-A839,U+A8E0-A8FF}`
}

function metaTags(
  deck: PlayDeck,
  { canonical, image, oembed = '' }: PlayerPage['urls'],
  { title = '', description = '', noindex = false }: NonNullable<PlayerPage['meta']>,
): string {
  const tags: [string, string, string][] = [
    ['name', 'description', description],
    ['name', 'robots', noindex ? 'noindex' : ''],
    ['name', 'theme-color', deck.colors.base],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title || deck.name],
    ['property', 'og:description', description],
    ['property', 'og:site_name', deck.brand.name],
    ['property', 'og:locale', deck.language],
    ['property', 'og:url', canonical],
    ['property', 'og:image', image],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
  ]
  const link =
    (canonical ? `<link rel="canonical" href="${htmlText(canonical)}">` : '') +
    (oembed
      ? `<link rel="alternate" type="application/json+oembed" href="${htmlText(oembed)}" title="${htmlText(deck.name)}">`
      : '')
  return (
    tags
      .filter(([, , content]) => content !== '')
      .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${htmlText(content)}">`)
      .join('') + link
  )
}

/** For rendering on the server, where nothing is answered. */
const staticHost: Omit<PlayerHost, 'imageUrl' | 'fileUrl'> = {
  answer: () => new Promise(() => undefined),
  complete: () => new Promise(() => undefined),
  upload: () => new Promise(() => undefined),
  track: () => undefined,
  onConnection: () => () => undefined,
  restore: () => null,
  save: () => undefined,
  restart: () => undefined,
}
