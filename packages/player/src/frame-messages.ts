import type { PlayerHost } from './host.ts'
import type { FrameMessage } from './page-data.ts'

/** In a frame, the page around it hears what happens, without any of the answers, and how high the content is. */
export function framed(host: PlayerHost, element: HTMLElement, deckle: string): PlayerHost {
  tellHeight(element, deckle)
  return {
    ...host,
    track: (event, slideId, value) => {
      host.track(event, slideId, value)
      if (told.includes(event)) post({ deckle, event: event as FrameMessage['event'], slideId })
    },
  }
}

const told: readonly string[] = ['view', 'start', 'answer', 'complete']

/** Tells how high the content is whenever that changes. */
function tellHeight(element: HTMLElement, deckle: string): void {
  let last = 0
  const measure = () => {
    const stage = element.querySelector('.dk-stage')
    const scroll = element.querySelector('.dk-scroll')
    if (!stage || !scroll) return
    const height = Math.ceil(stage.clientHeight - scroll.clientHeight + scroll.scrollHeight)
    if (height !== last) post({ deckle, height: (last = height) })
  }
  new MutationObserver(measure).observe(element, { childList: true, subtree: true })
  addEventListener('resize', measure)
  measure()
}

function post(message: FrameMessage): void {
  parent.postMessage(message, '*')
}
