import { account, expect, signIn, test, url } from '../lib/test.ts'

const open = 7

test(
  'seven tabs of one browser hold one stream of notifications, and all go on working',
  { tag: '@deep' },
  async ({ context, page }) => {
    const streams = { begun: 0, ended: 0 }
    context.on('request', (request) => {
      if (request.url().endsWith('/notifications/stream')) streams.begun++
    })
    context.on('requestfailed', (request) => {
      if (request.url().endsWith('/notifications/stream')) streams.ended++
    })
    await signIn(page, account('Creator'))
    const tabs = [page]
    // More than the six connections that a browser opens to one host over HTTP/1.1.
    while (tabs.length < open) {
      const tab = await context.newPage()
      await tab.goto(`${url()}/library`)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(tab.locator('.animate-shimmer')).toHaveCount(0)
      tabs.push(tab)
    }
    // When one tab takes over from another, both have a stream for a moment.
    await expect.poll(() => streams.begun - streams.ended).toBe(1)
  },
)
