import { chromium, type Page } from '@playwright/test'
import { answerFeed } from '../../e2e/lib/feed-posts.ts'
import { browserFlags, signIn } from '../lib/browser.ts'
import { ms, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

const total = 5000
/** Posts that are scrolled over where frames are measured. */
const stretch = 300
const throttle = 4

/** A feed of 5,000 posts at 4× CPU: frames while its last posts are scrolled over, beside those of its first. */
export async function scrollFeed(world: World): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserFlags,
  })
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  await signIn(context, world)
  const page = await context.newPage()
  await answerFeed(page, total)
  await page.goto(`${world.deckle.url}/feed`)
  await page.locator('[data-post]').first().waitFor()
  const session = await context.newCDPSession(page)
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slowDown(throttle)
  const early = await scrollTo(page, stretch)
  await slowDown(1)
  await scrollTo(page, total - stretch)
  await slowDown(throttle)
  const late = await scrollTo(page, total)
  await browser.close()
  return [
    {
      id: 'P9',
      what: `feed of ${total.toLocaleString('en')} posts: frame while scrolling, p95, last ${stretch} beside the first`,
      deckle: ms(late),
      limit: ms(early),
      ratio: (late / early).toFixed(2),
      reach: '≤ 1.5',
      reached: late <= 1.5 * early,
    },
  ]
}

/**
 * Scrolls down, a bit each frame and not faster than posts come, until so many are loaded.
 * @returns milliseconds that 95 of 100 frames take at most
 */
const scrollTo = (page: Page, posts: number): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const feed = document.querySelector('[role=feed]')
    const frames = []
    let last = performance.now()
    while (feed.children.length * 10 < ${posts}) {
      await new Promise(requestAnimationFrame)
      frames.push(performance.now() - last)
      if (document.documentElement.scrollHeight - scrollY > 2 * innerHeight) scrollBy(0, 500)
      last = performance.now()
    }
    return frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)] ?? 0
  })()`)
