import type { Page, Request } from '@playwright/test'

/** What pages have asked for and not been answered yet, but for streams, which stay open. */
const underWay = new WeakMap<Page, Set<Request>>()

export const requestsUnderWay = (page: Page): number => underWay.get(page)?.size ?? 0

export function countRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => {
    // What the page before asked for is never answered.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear()
    if (!request.url().endsWith('/stream')) requests.add(request)
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => requests.delete(request))
}
