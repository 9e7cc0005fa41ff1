import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly authorization: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A server with the part of Razorpay's API that is used, for tests. */
export async function startRazorpayStandIn() {
  const asked: Asked[] = []
  const refunds = new Map<string, object>()
  const over = new Set<string>()
  /** By order or subscription, as its API lists them. */
  const listed = new Map<string, readonly object[]>()
  let count = 0
  let failing: number | null = null

  function answer({ method, path, body }: Asked, idempotency: string): [status: number, reply: object] {
    if (failing !== null) return [failing, { error: { code: 'SERVER_ERROR', description: 'It is not well.' } }]
    const id = String(++count).padStart(14, '0')
    const [, , kind = '', own = '', act = ''] = path.split('/')
    if (method === 'GET') {
      const of = new URL(path, 'http://localhost').searchParams.get('subscription_id') ?? own
      return [200, { entity: 'collection', items: listed.get(of) ?? [] }]
    }
    if (method === 'POST' && path === '/v1/orders') return [200, { id: `order_${id}`, status: 'created', ...body }]
    if (method === 'POST' && path === '/v1/plans') return [200, { id: `plan_${id}`, ...body }]
    if (method === 'POST' && path === '/v1/subscriptions') return [200, { id: `sub_${id}`, status: 'created', ...body }]
    if (method === 'PATCH' && kind === 'subscriptions') return [200, { id: own, ...body }]
    if (act === 'cancel') {
      if (over.has(own)) return [400, { error: { code: 'BAD_REQUEST_ERROR', description: 'It is cancelled.' } }]
      if (body['cancel_at_cycle_end'] === 0) over.add(own)
      return [200, { id: own, status: 'cancelled' }]
    }
    if (act === 'refund') {
      const made = refunds.get(idempotency) ?? { id: `rfnd_${id}`, payment_id: own, status: 'processed', ...body }
      refunds.set(idempotency, made)
      return [200, made]
    }
    return [404, { error: { code: 'BAD_REQUEST_ERROR', description: 'The requested URL was not found.' } }]
  }

  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((sent) => {
      const one: Asked = {
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: sent === '' ? {} : (JSON.parse(sent) as Asked['body']),
      }
      asked.push(one)
      const [status, reply] = answer(one, String(request.headers['x-refund-idempotency'] ?? ''))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    listed,
    /** Every answer has this status; null: as it should be. */
    fail(status: number | null) {
      failing = status
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
