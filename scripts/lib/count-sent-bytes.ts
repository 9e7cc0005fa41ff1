import type { CDPSession, Page } from '@playwright/test'

/** A response as it was sent: compressed, with its headers. */
export interface SentResponse {
  readonly url: string
  /** DevTools' name: `Document`, `Script`, `Fetch`, `Font`, `Image`, … */
  readonly type: string
  readonly bytes: number
}

export interface SentResponses {
  /**
   * Resolves with the responses, in the order of their requests, once no request is under way and the page has nothing left
   * to do. Event streams stay open: only their headers are counted, since what they send depends on what happens.
   */
  untilIdle(): Promise<readonly SentResponse[]>
}

/** Milliseconds until a page that never becomes idle is reported. */
const limit = 120_000

/**
 * Counts from now on what servers send to a page, with an empty cache. Block service workers in the page's context: they
 * install at a time of their own.
 */
export async function countSentBytes(page: Page, session: CDPSession): Promise<SentResponses> {
  const responses: { url: string; type: string; bytes: number }[] = []
  const underWay = new Map<string, (typeof responses)[number]>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', redirectResponse }) => {
    const redirected = underWay.get(requestId)
    if (redirected && redirectResponse) redirected.bytes = redirectResponse.encodedDataLength
    const response = { url: request.url, type, bytes: 0 }
    responses.push(response)
    underWay.set(requestId, response)
  })
  // Headers, then parts of the body: the only sizes of a response that is not read to its end.
  session.on('Network.responseReceived', ({ requestId, response: { encodedDataLength, mimeType } }) => {
    const response = underWay.get(requestId)
    if (response) response.bytes = encodedDataLength
    if (mimeType === 'text/event-stream') underWay.delete(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const response = underWay.get(requestId)
    if (response) response.bytes += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = underWay.get(requestId)
    if (response) response.bytes = encodedDataLength
    underWay.delete(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return {
    async untilIdle() {
      const end = AbortSignal.timeout(limit)
      let seen: number
      do {
        if (end.aborted) throw new Error(`Requests are still under way: ${urlsOf(underWay.values()).join(', ')}.`)
        seen = responses.length
        await page.evaluate(untilPageIdle)
      } while (underWay.size > 0 || responses.length > seen)
      return responses
    },
  }
}

/** In the page: several idle moments, each after a timer, because effects and polls send their requests one after another. */
const untilPageIdle = `(async () => {
  for (let left = 5; left > 0; left--) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
})()`

const urlsOf = (responses: Iterable<SentResponse>): string[] => [...responses].map(({ url }) => url)

export const sumOf = (responses: readonly SentResponse[]): number =>
  responses.reduce((sum, { bytes }) => sum + bytes, 0)
