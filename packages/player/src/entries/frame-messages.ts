import type { PlayerHost } from '../hosts/host.ts'
import { autoHeight, type FrameMessage } from './page-data.ts'

/**
 * In a frame, posts events (without answers) and the content's height to the surrounding page. Where that page adjusts the
 * frame's height, the layout depends on the width alone: answering changes the height.
 */
export function framed(host: PlayerHost, element: HTMLElement, deckle: string): PlayerHost {
  element.classList.toggle('dk-by-width', location.hash === autoHeight)
  postHeight(element, deckle)
  return {
    ...host,
    track: (event, slideId, value) => {
      host.track(event, slideId, value)
      if (reported.includes(event)) post({ deckle, event: event as FrameMessage['event'], slideId })
    },
  }
}

const reported: readonly string[] = ['view', 'start', 'answer', 'complete']

/** Pixels that measuring starts with, so that the frame's own height does not change the result. */
const minHeight = 240
/** Parts whose height is a share of the stage grow with it: the stage is enlarged at most this often. */
const maxRounds = 8

function postHeight(element: HTMLElement, deckle: string): void {
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const measure = () => {
    timer = undefined
    const stage = element.querySelector<HTMLElement>('.dk-stage')
    const scroll = element.querySelector('.dk-scroll')
    if (!stage || !scroll) return
    const height = neededHeight(stage, scroll)
    if (height !== last) post({ deckle, height: (last = height) })
  }
  // Not an animation frame: an invisible frame gets none.
  const later = () => (timer ??= setTimeout(measure))
  new MutationObserver(later).observe(element, { childList: true, characterData: true, subtree: true })
  element.addEventListener('load', later, true)
  void document.fonts?.ready.then(later)
  addEventListener('resize', later)
  later()
}

/** The height of the smallest stage in which nothing scrolls. Measuring paints nothing and restores the scroll position. */
function neededHeight(stage: HTMLElement, scroll: Element): number {
  const { scrollTop } = scroll
  let height = minHeight
  for (let rounds = 0; rounds < maxRounds; rounds += 1) {
    stage.style.blockSize = `${height}px`
    const needed = Math.ceil(stage.clientHeight - scroll.clientHeight + scroll.scrollHeight)
    if (needed <= height) break
    height = needed
  }
  stage.style.blockSize = ''
  scroll.scrollTop = scrollTop
  return height
}

function post(message: FrameMessage): void {
  parent.postMessage(message, '*')
}
