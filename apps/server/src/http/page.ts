import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { RequestFacts } from './handler.ts'
import { requestFacts } from './body/request-facts.ts'
import { baseHeaders } from './security-headers.ts'

/** What a page is asked with. Nothing here is checked: look at each value before use. */
export interface PageCall {
  readonly deps: Deps
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | string[] | undefined>>
  readonly request: RequestFacts
}

/**
 * What a page answers. `headers` in lower case; the base security headers are added, so a page gives its
 * content-type, cache-control and, for HTML, its content-security-policy (`htmlPolicy`). Prepare and reuse the object.
 */
export interface PageReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Several buffers are one body, sent in their order. */
  readonly body: string | Buffer | readonly Buffer[] | Readable | null
}

/** A GET outside the contract: a public page or a file, by a path with `{name}` for parameters. Refusals thrown become an error reply. */
export interface Page {
  readonly path: string
  serve(call: PageCall): PageReply | Promise<PageReply>
}

/** Pages bypass Fastify's reply: prepared bytes go out as they are. HEAD answers without the body. */
export function bindPage(app: FastifyInstance, page: Page, deps: Deps): void {
  const base = baseHeaders(deps.env.publicUrl)
  app.route({
    method: ['GET', 'HEAD'],
    url: page.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { call: page.path },
    handler: (request, reply) => {
      const found = page.serve({
        deps,
        params: request.params as PageCall['params'],
        query: request.query as PageCall['query'],
        request: requestFacts(request),
      })
      return found instanceof Promise
        ? found.then((ready) => writePage(request, reply, base, ready))
        : writePage(request, reply, base, found)
    },
  })
}

/** The heads of replies that are prepared and reused. */
const heads = new WeakMap<PageReply, string[]>()

export function writePage(
  request: FastifyRequest,
  reply: FastifyReply,
  base: Readonly<Record<string, string>>,
  page: PageReply,
): FastifyReply {
  reply.hijack()
  const { raw } = reply
  const { status, body } = page
  const head = heads.get(page) ?? headOf(base, page)
  heads.set(page, head)
  raw.writeHead(status, head)
  if (!isStreamed(body)) {
    if (request.method === 'HEAD' || body === null) raw.end()
    else if (isInParts(body)) endWith(raw, body)
    else raw.end(body)
    return reply
  }
  raw.on('close', () => body.destroy())
  body.on('error', (error) => {
    request.log.error({ err: error }, 'a file broke off')
    raw.destroy()
  })
  if (request.method === 'HEAD') raw.end()
  else body.pipe(raw)
  return reply
}

const isInParts = (body: PageReply['body']): body is readonly Buffer[] => Array.isArray(body)

const isStreamed = (body: PageReply['body']): body is Readable =>
  body !== null && typeof body !== 'string' && !Buffer.isBuffer(body) && !isInParts(body)

/** Corked, all parts and the head leave in one write to the socket. */
function endWith(raw: FastifyReply['raw'], parts: readonly Buffer[]): void {
  raw.cork()
  for (const part of parts) raw.write(part)
  raw.end()
}

/** Names and values by turns, as Node writes them fastest. */
function headOf(base: Readonly<Record<string, string>>, { headers, body }: PageReply): string[] {
  const length = isStreamed(body) || body === null ? {} : { 'content-length': String(lengthOf(body)) }
  return Object.entries({ ...base, ...length, ...headers }).flat()
}

function lengthOf(body: string | Buffer | readonly Buffer[]): number {
  if (!isInParts(body)) return Buffer.byteLength(body)
  return body.reduce((sum, part) => sum + part.length, 0)
}
