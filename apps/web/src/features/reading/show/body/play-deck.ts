import { autoHeight, type FrameMessage } from '@deckle/player/entries/page-data.ts'

/** Pixels: before the deck says how high it is, and at most. */
const LEAST_HEIGHT = 480
const MOST_HEIGHT = 4000

/** Plays a deck in the place of its card, in the page for frames; false where there is none at the target. */
export function playDeck(target: Element): boolean {
  const card = target.closest('.deck-card')
  const link = target.closest('.deck-card a')
  const shortid = link?.getAttribute('href')?.split('/').at(-1)
  if (!card || !link || !shortid) return false
  const box = document.createElement('div')
  const frame = document.createElement('iframe')
  box.className = 'deck-frame'
  frame.src = `/embed/${shortid}`
  frame.title = link.querySelector('bdi')?.textContent ?? ''
  frame.allow = 'autoplay; fullscreen; picture-in-picture; web-share; clipboard-write'
  growWithDeck(frame)
  box.append(frame)
  card.replaceWith(box)
  frame.focus()
  return true
}

/** Makes a frame as high as the deck in it. Returns what ends it. */
export function growWithDeck(frame: HTMLIFrameElement): () => void {
  const grow = ({ source, origin, data }: MessageEvent<FrameMessage | null>) => {
    if (source !== frame.contentWindow || origin !== location.origin || typeof data?.height !== 'number') return
    frame.style.height = `${Math.min(Math.max(LEAST_HEIGHT, data.height), MOST_HEIGHT)}px`
  }
  frame.style.height = `${LEAST_HEIGHT}px`
  const address = frame.getAttribute('src') ?? ''
  if (!address.includes('#')) frame.setAttribute('src', address + autoHeight)
  addEventListener('message', grow)
  return () => removeEventListener('message', grow)
}
