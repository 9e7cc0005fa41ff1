import { contract } from '@deckle/contract/contract.ts'
import { openApiDocument } from '@deckle/contract/kit/openapi.ts'
import type { FastifyInstance } from 'fastify'

/** Generated on the first request. */
export function serveOpenApi(app: FastifyInstance, path: string): void {
  let document: string | undefined
  app.get(path, { config: { call: 'openapi' } }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(contract))
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document)
  })
}
