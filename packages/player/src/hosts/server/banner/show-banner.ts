import type { BannerContent } from '@deckle/core/banner/banner.ts'
import { drawBanner } from '../../../view/endings/parts/draw-banner.ts'

export interface BannerOptions {
  readonly api: string
  readonly imageUrl: (mediaId: string, width: number) => string
  /** Of the attempt whose ending it is. */
  readonly token: string
  readonly fetch?: typeof fetch | undefined
}

/** Milliseconds that half of it is in sight before it counts as seen. */
const glance = 1000

/** Shows the client's banner at an ending, where there is one. A failure shows none, and nobody hears of it. */
export async function showBanner(
  place: Element,
  { api, imageUrl, token, fetch: send = (...args) => fetch(...args) }: BannerOptions,
): Promise<void> {
  const post = (path: string) =>
    send(`${api}/banners/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      keepalive: true,
    })
  const reply = await post('ending')
  const { banner } = (reply.ok ? await reply.json() : {}) as {
    banner?: (BannerContent & { readonly id: string }) | null
  }
  if (!banner || !place.isConnected) return
  const box = drawBanner(banner, { imageUrl })
  const count = (kind: string) => void post(`${banner.id}/${kind}`).catch(() => undefined)
  box.querySelector('a')?.addEventListener('click', () => count('click'))
  stayInPlace(place.parentElement)
  place.replaceChildren(box)
  onceSeen(box, () => count('seen'))
}

/** What is there stays where it is, though it is centred: the banner comes below. */
function stayInPlace(body: HTMLElement | null): void {
  if (body) body.style.marginBlockStart = getComputedStyle(body).marginBlockStart
}

function onceSeen(box: Element, onSeen: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInSight = false
  const restart = () => {
    clearTimeout(timer)
    if (!box.isConnected) stop()
    else if (isInSight && !document.hidden) timer = setTimeout(end, glance)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isInSight = entries.some(({ intersectionRatio }) => intersectionRatio >= 0.5)
      restart()
    },
    { threshold: 0.5 },
  )
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', restart)
  }
  const end = () => {
    stop()
    onSeen()
  }
  observer.observe(box)
  document.addEventListener('visibilitychange', restart)
}
