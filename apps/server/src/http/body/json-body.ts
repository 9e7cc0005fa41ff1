import { isUtf8 } from 'node:buffer'
import { BODY_DEPTH, BODY_ENTRIES, DEFAULT_BODY_VALUES } from '@deckle/contract/kit/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../refusal.ts'
import { excessOf } from './count-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum number of values in the JSON body. */
    bodyValues?: number
    /** The bytes of the JSON body are handed on. */
    usesRawBody?: boolean
  }
  interface FastifyRequest {
    rawBody?: Buffer
  }
}

/** Accepts only JSON in strict UTF-8 without `__proto__`. An empty body counts as none, as in sign-out. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isUtf8(bytes as Buffer)) return done(refuse('bad_json'))
    const { bodyValues = DEFAULT_BODY_VALUES, usesRawBody = false } = request.routeOptions.config
    if (usesRawBody) request.rawBody = bytes as Buffer
    const excess = excessOf(bytes as Buffer, { values: bodyValues, entries: BODY_ENTRIES, depth: BODY_DEPTH })
    if (excess) return done(refuse('malformed', { fields: { body: `body.${excess}` } }))
    const text = (bytes as Buffer).toString()
    if (text.trim() === '') return done(null, undefined)
    void parse(request, text, (error, value) => {
      if (error) done(refuse('bad_json'))
      else done(null, value)
    })
  })
}
