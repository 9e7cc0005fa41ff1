import type { FastifyInstance } from 'fastify'
import { refuse } from '../../refusal.ts'
import type { Listener } from '../../db/listen.ts'
import type { BindOptions } from '../bind.ts'
import { baseHeaders, dataPolicy } from '../security-headers.ts'

const heartbeatEvery = 25_000
/** Milliseconds. The browser then reconnects, which checks its session again. */
const longestStream = 5 * 60_000

interface Stream {
  readonly clientId: string
  readonly sessionId: string
  send(notificationId: string): void
  close(): void
}

/** Open streams of this server, by user. */
export interface Streams {
  /** Returns a function that removes the stream. Closes the person's oldest stream if there are too many. */
  add(userId: string, stream: Stream): () => void
  closeAll(): void
  /** Subscribes to the database's notifications. */
  listen(listener: Listener): Promise<void>
}

/** Server-sent events: `event: notification` with `{"id"}` as data. Read with fetch, so that the session goes in headers. */
export function serveStream(
  app: FastifyInstance,
  path: string,
  { deps, authenticate, streams }: Pick<BindOptions, 'deps' | 'authenticate'> & { readonly streams: Streams },
): void {
  app.addHook('onReady', () => streams.listen(deps.listener))
  app.addHook('preClose', async () => streams.closeAll())
  app.get(path, { config: { call: 'notifications.stream' } }, async (request, reply) => {
    const header = (name: string) => [request.headers[name]].flat()[0]
    const session = await authenticate(deps, header)
    if (!session) throw refuse('not_signed_in')
    if (session.actor.mustSetUpFactor) throw refuse('second_factor_required')
    request.actor = session.actor
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...baseHeaders(deps.env.publicUrl),
      'content-security-policy': dataPolicy,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      ...session.headers,
    })
    raw.write('retry: 3000\n\n')
    const remove = streams.add(session.actor.userId, {
      clientId: session.actor.clientId,
      sessionId: session.actor.sessionId,
      send: (id) => void raw.write(`event: notification\ndata: ${JSON.stringify({ id })}\n\n`),
      close: () => void raw.end(),
    })
    const beat = setInterval(() => raw.write(': \n\n'), heartbeatEvery)
    const end = setTimeout(() => raw.end(), longestStream)
    raw.on('close', () => {
      remove()
      clearInterval(beat)
      clearTimeout(end)
    })
    // The session may have ended before the stream was registered.
    await authenticate(deps, header)?.catch(() => raw.end())
    return reply
  })
}
