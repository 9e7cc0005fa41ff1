import type { FrameMessage } from './page-data.ts'

/**
 * For other sites: `<script src="https://…/player/embed.js" data-deck="{shortid}" async></script>` puts the deck in the script's place.
 * Optional: data-height (pixels, 600), data-title, data-language. The frame fires the events deckle:view, deckle:start,
 * deckle:answer and deckle:complete, which bubble, with `detail` {deck, slideId}.
 */
function embed(script: HTMLScriptElement): void {
  const { deck = '', height = '600', title = 'Deck', language } = script.dataset
  const { origin } = new URL(script.src)
  const least = Number(height) || 600
  const frame = document.createElement('iframe')
  frame.src = `${origin}/embed/${encodeURIComponent(deck)}${language ? `?lang=${encodeURIComponent(language)}` : ''}`
  frame.title = title
  frame.allow = 'autoplay; fullscreen; picture-in-picture; web-share; clipboard-write'
  Object.assign(frame.style, { width: '100%', height: `${least}px`, border: '0', display: 'block' })
  script.after(frame)
  addEventListener('message', ({ source, origin: from, data }: MessageEvent<FrameMessage | null>) => {
    if (source !== frame.contentWindow || from !== origin || data?.deckle !== deck) return
    if (typeof data.height === 'number') frame.style.height = `${Math.min(Math.max(least, data.height), 4000)}px`
    if (data.event)
      frame.dispatchEvent(
        new CustomEvent(`deckle:${data.event}`, { bubbles: true, detail: { deck, slideId: data.slideId ?? null } }),
      )
  })
}

if (document.currentScript instanceof HTMLScriptElement) embed(document.currentScript)
