import { isUtf8 } from 'node:buffer'
import { refuse } from '@deckle/core/error.ts'
import type { FastifyInstance } from 'fastify'

/** JSON and nothing else: strictly UTF-8, without `__proto__`; an empty body is no body (sign-out sends one so). */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isUtf8(bytes as Buffer)) return done(refuse('bad_json'))
    const text = (bytes as Buffer).toString()
    if (text.trim() === '') return done(null, undefined)
    void parse(request, text, (error, value) => {
      if (error) done(refuse('bad_json'))
      else done(null, value)
    })
  })
}
