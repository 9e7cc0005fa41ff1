import type { FastifyInstance } from 'fastify'
import { refuse } from '../../refusal.ts'

const MOST_FIELDS = 20

/** A short form without files, as mail programs send it. */
export function acceptUrlencoded(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 4096 }, (_request, bytes, done) => {
    const pairs = [...new URLSearchParams((bytes as Buffer).toString())]
    const isNamedOnce = new Set(pairs.map(([name]) => name)).size === pairs.length
    if (!isNamedOnce || pairs.length > MOST_FIELDS || pairs.some(([name]) => name === '__proto__'))
      return done(refuse('malformed'))
    done(null, Object.fromEntries(pairs))
  })
}
