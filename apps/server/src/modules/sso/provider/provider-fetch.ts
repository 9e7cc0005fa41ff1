import type { WebRequest } from '../../../platform/web-fetch/safe-request.ts'

/** The provider's address may not be reached, or did not answer. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
  readonly outcome: 'refused' | 'failed'
  constructor(outcome: 'refused' | 'failed') {
    super(`The provider's address was ${outcome}.`)
    this.outcome = outcome
  }
}

interface FetchInit {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const withoutBody = [204, 205, 304]

/** What openid-client calls in place of `fetch`: the guarded requests of the house. */
export const providerFetch =
  (request: WebRequest) =>
  async (url: string, { method = 'GET', headers = {}, body }: FetchInit): Promise<Response> => {
    const sent = body instanceof URLSearchParams || typeof body === 'string' ? { body: String(body) } : {}
    const answer = await request(url, { method: method === 'POST' ? 'POST' : 'GET', headers, ...sent })
    if (typeof answer === 'string') throw new ProviderUnreachable(answer)
    if (answer.status < 200 || answer.status > 599) throw new ProviderUnreachable('failed')
    const content = withoutBody.includes(answer.status) ? null : new Uint8Array(answer.body)
    return new Response(content, { status: answer.status, headers: answer.headers })
  }
