import { autoHeight, type FrameMessage } from '@deckle/player/entries/page-data.ts'

/** Pixels, before the deck says how high it is. */
const LEAST_HEIGHT = 480
const MOST_HEIGHT = 4000

/** Plays a deck in the place of its button, in the page for frames; false where there is none at the target. */
export function playDeck(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-deck]')
  const shortid = button?.dataset['deck']
  if (!button || !shortid) return false
  const frame = document.createElement('iframe')
  frame.src = `/embed/${encodeURIComponent(shortid)}${autoHeight}`
  frame.title = button.dataset['title'] ?? button.textContent.trim()
  frame.allow = 'autoplay; fullscreen; picture-in-picture; web-share; clipboard-write'
  frame.className = 'deck-frame'
  frame.style.height = `${LEAST_HEIGHT}px`
  const grow = ({ source, origin, data }: MessageEvent<FrameMessage | null>) => {
    if (!frame.isConnected) return removeEventListener('message', grow)
    if (source !== frame.contentWindow || origin !== location.origin || typeof data?.height !== 'number') return
    frame.style.height = `${Math.min(Math.max(LEAST_HEIGHT, data.height), MOST_HEIGHT)}px`
  }
  button.replaceWith(frame)
  addEventListener('message', grow)
  frame.focus()
  return true
}
