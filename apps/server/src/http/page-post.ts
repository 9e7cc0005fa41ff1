import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from '../refusal.ts'
import { requestFacts } from './body/request-facts.ts'
import type { PageCall } from './page-call.ts'
import { type PageReply, writePage } from './page-reply.ts'
import { baseHeaders } from './security-headers.ts'

/** A POST route outside the contract, which gets its body as bytes. */
export interface PagePost {
  /** Content types of the body. */
  readonly types: readonly string[]
  /** Bytes. */
  readonly bodyLimit: number
  /** Before the body is read; throws a refusal. */
  admit?(call: PageCall): void | Promise<void>
  serve(call: PageCall & { readonly body: Buffer }): Promise<PageReply>
}

/** In a scope of its own, which takes these types of bodies alone. */
export function bindPagePost(app: FastifyInstance, path: string, post: PagePost, deps: Deps): void {
  const base = baseHeaders(deps.env.publicUrl)
  const callOf = (request: FastifyRequest): PageCall => ({
    deps,
    params: request.params as PageCall['params'],
    query: request.query as PageCall['query'],
    request: requestFacts(request),
  })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    for (const type of post.types)
      scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: post.bodyLimit }, (_request, bytes, done) =>
        done(null, bytes),
      )
    scope.route({
      method: 'POST',
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: post.bodyLimit,
      config: { call: path },
      onRequest: async (request) => post.admit?.(callOf(request)),
      handler: async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw refuse('malformed')
        return writePage(request, reply, base, await post.serve({ ...callOf(request), body: request.body }))
      },
    })
  })
}
