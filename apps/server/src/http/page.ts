import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { RequestFacts } from './handler.ts'
import { requestFacts } from './body/request-facts.ts'
import { type PageReply, writePage } from './page-reply.ts'
import { baseHeaders } from './security-headers.ts'

/** A page's request. Nothing here is validated: check each value before use. */
export interface PageCall {
  readonly deps: Deps
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | string[] | undefined>>
  readonly request: RequestFacts
}

/** A GET route outside the contract; `path` may have `{name}` parameters. A thrown refusal becomes an error reply. */
export interface Page {
  readonly path: string
  serve(call: PageCall): PageReply | Promise<PageReply>
}

/** Bypasses Fastify's reply, to send prepared bytes as they are. HEAD sends no body. */
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
