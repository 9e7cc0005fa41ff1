import { refuse } from '@deckle/core/error.ts'
import type { FastifyInstance } from 'fastify'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** JSON and nothing else: strictly UTF-8, without `__proto__`; an empty body is no body (sign-out sends one so). */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = decode(bytes as Buffer)
    if (text === null) return done(refuse('bad_json'))
    if (text.trim() === '') return done(null, undefined)
    void parse(request, text, (error, value) => {
      if (error) done(refuse('bad_json'))
      else done(null, value)
    })
  })
}

function decode(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}
