import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { requestFacts } from './body/request-facts.ts'
import type { PageCall } from './page-call.ts'
import { type PageReply, writePage } from './page-reply.ts'
import { bindPagePost, type PagePost } from './page-post.ts'
import { baseHeaders } from './security-headers.ts'

/** A GET route outside the contract; `path` may have `{name}` parameters. A thrown refusal becomes an error reply. */
export interface Page {
  readonly path: string
  serve(call: PageCall): PageReply | Promise<PageReply>
  /** Of a form, or what another server sends. */
  readonly post?: PagePost
}

/** Bypasses Fastify's reply, to send prepared bytes as they are. HEAD sends no body. */
export function bindPage(app: FastifyInstance, page: Page, deps: Deps): void {
  const base = baseHeaders(deps.env.publicUrl)
  if (page.post) bindPagePost(app, page.path, page.post, deps)
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
