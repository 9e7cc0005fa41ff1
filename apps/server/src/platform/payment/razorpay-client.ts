import { PaymentGatewayError } from './payment-gateway.ts'

export interface RazorpayAccount {
  readonly keyId: string
  readonly keySecret: string
  /** Without a path; another one in tests. */
  readonly url: string
  readonly fetch?: typeof fetch
}

type Json = Readonly<Record<string, unknown>>

interface AskOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** What is over already, which it refuses with 400, is as wanted. */
  readonly mayBeOver?: boolean
}

/** Milliseconds. */
const TIMEOUT = 20_000
const LONGEST_REASON = 300

/** Calls of Razorpay's API by basic authentication. */
export function createRazorpayClient({ keyId, keySecret, url, fetch: ask = fetch }: RazorpayAccount) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  return async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body: object | null,
    { headers = {}, mayBeOver = false }: AskOptions = {},
  ): Promise<Json> => {
    const response = await ask(new URL(path, url), {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: body === null ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((cause: unknown) => {
      throw new PaymentGatewayError('The payment gateway does not answer.', null, cause)
    })
    const answer = await readJson(response)
    if (response.ok) return answer
    if (mayBeOver && response.status === 400) return answer
    throw new PaymentGatewayError(reasonOf(answer, response.status), response.status)
  }
}

async function readJson(response: Response): Promise<Json> {
  const value = (await response.json().catch(() => null)) as unknown
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}

function reasonOf({ error }: Json, status: number): string {
  const { description } = (typeof error === 'object' && error !== null ? error : {}) as { description?: unknown }
  const reason = typeof description === 'string' ? description.slice(0, LONGEST_REASON) : 'no reason'
  return `The payment gateway refused with ${status}: ${reason}`
}

export function idOf({ id }: Json): string {
  if (typeof id === 'string' && id !== '') return id
  throw new PaymentGatewayError('The payment gateway answered without an id.', 200)
}
