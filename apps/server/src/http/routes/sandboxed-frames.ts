import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Pages in `<iframe sandbox="allow-scripts">` have the origin `null`, so that browsers ask for permission before they call even the
 * server that sent the page. Decks play there, so the public calls of a play answer this origin. They read no cookie, and other
 * origins are not answered.
 */
const ORIGIN = 'null'

/** Headers of a reply to a page in a sandboxed frame; empty for every other page. */
export const frameHeaders = (request: FastifyRequest): Readonly<Record<string, string>> =>
  request.headers.origin === ORIGIN
    ? { 'access-control-allow-origin': ORIGIN, 'access-control-expose-headers': 'retry-after' }
    : {}

/** Answers the browser's question before calls of these paths. */
export function allowSandboxedFrames(app: FastifyInstance, paths: ReadonlySet<string>): void {
  for (const url of paths)
    app.options(url, { config: { call: 'sandboxed-frames' } }, async (request, reply) => {
      if (request.headers.origin !== ORIGIN) return reply.callNotFound()
      return reply
        .headers({
          ...frameHeaders(request),
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': '*',
          'access-control-max-age': '7200',
        })
        .code(204)
        .send()
    })
}
