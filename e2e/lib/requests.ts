import type { Page, Request } from '@playwright/test'

/** Unanswered requests, without event streams, which stay open. */
const underWay = new WeakMap<Page, Set<Request>>()

export const requestsUnderWay = (page: Page): number => underWay.get(page)?.size ?? 0

export function countRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => {
    // Requests of the previous page are never answered.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear()
    if (!request.url().endsWith('/stream')) requests.add(request)
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => requests.delete(request))
}
