import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * `headers` are in lower case. Security headers are added; a page sets content-type, cache-control and, for HTML, its
 * content-security-policy (`htmlPolicy`). Prepare and reuse the object.
 */
export interface PageReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Several buffers are sent as one body, in order. */
  readonly body: string | Buffer | readonly Buffer[] | Readable | null
}

/** Header lists of reused replies. */
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
    request.log.error({ err: error }, 'Sending a file failed before its end.')
    raw.destroy()
  })
  if (request.method === 'HEAD') raw.end()
  else body.pipe(raw)
  return reply
}

const isInParts = (body: PageReply['body']): body is readonly Buffer[] => Array.isArray(body)

const isStreamed = (body: PageReply['body']): body is Readable =>
  body !== null && typeof body !== 'string' && !Buffer.isBuffer(body) && !isInParts(body)

/** Corked, so that the header and all parts leave in one write to the socket. */
function endWith(raw: FastifyReply['raw'], parts: readonly Buffer[]): void {
  raw.cork()
  for (const part of parts) raw.write(part)
  raw.end()
}

/** Alternating names and values, the form that Node writes fastest. */
function headOf(base: Readonly<Record<string, string>>, { headers, body }: PageReply): string[] {
  const length = isStreamed(body) || body === null ? {} : { 'content-length': String(lengthOf(body)) }
  return Object.entries({ ...base, ...length, ...headers }).flat()
}

function lengthOf(body: string | Buffer | readonly Buffer[]): number {
  if (!isInParts(body)) return Buffer.byteLength(body)
  return body.reduce((sum, part) => sum + part.length, 0)
}
