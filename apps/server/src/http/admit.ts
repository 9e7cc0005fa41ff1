import { may } from '@deckle/core/access/access.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../refusal.ts'
import type { Deps } from '../deps.ts'
import { requestFacts } from './body/request-facts.ts'
import type { SignedIn } from './handler.ts'
import { createPace, type Pace } from '../platform/rate-limit/pace.ts'
import { placeText } from '../platform/geo/place-of.ts'
import { addressKey } from '../platform/rate-limit/rate-limit.ts'

interface Session {
  readonly actor: SignedIn
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Identifies the caller by the request's headers; null, at once, where none of them does. `headers` go back with the
 * reply (a rotated token). Rejects with a `Refusal` for an expired session.
 */
export type Authenticate = (deps: Deps, header: (name: string) => string | undefined) => Promise<Session> | null

/** Rate limits per address, counted before a body is read. */
export interface Paces {
  /** Malformed bodies: they were read for nothing. */
  readonly malformed: Pace
  /** Events sent by visitors, whatever their size. */
  readonly track: Pace
}

export const createPaces = (): Paces => ({ malformed: createPace(600), track: createPace(12_000) })

interface AdmitOptions {
  readonly deps: Deps
  readonly authenticate: Authenticate
  readonly paces: Paces
}

/**
 * Before the body is read: reads the session and checks that its licence type may do this at any reach. Visitors are
 * admitted at once: most requests are theirs.
 */
export function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, endpoint }: { readonly call: string; readonly endpoint: Endpoint },
  { deps, authenticate, paces }: AdmitOptions,
): Promise<void> | undefined {
  if (endpoint.method !== 'GET') requirePace(paces.malformed.wait(addressKey(request.ip)))
  const header = (name: string): string | undefined => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  const identified = authenticate(deps, header)
  if (!identified) return admitAs(null)
  return identified
    .catch((error: unknown) => {
      // Public calls also work with an expired session, but not while the database is down.
      if (endpoint.access === 'public' && error instanceof Refusal) return null
      throw error
    })
    .then(admitAs)

  function admitAs(found: Session | null): undefined {
    const isLimited = found?.actor.mustSetUpFactor === true && !endpoint.beforeFactor
    // What is open to anyone is open to such a session, as to anyone.
    const session = isLimited && endpoint.access === 'public' ? null : found
    if (session) {
      request.actor = { ...session.actor, place: () => placeText(deps, requestFacts(request)) }
      reply.headers(session.headers)
    } else if (call === 'play.tracker') requirePace(paces.track.take(addressKey(request.ip), 1))
    if (endpoint.access === 'public') return
    if (!session) throw refuse('not_signed_in')
    if (isLimited) throw refuse('second_factor_required')
    if (endpoint.access !== 'signed-in' && !may(session.actor, endpoint.access)) throw refuse('not_allowed')
  }
}

function requirePace(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw refuse('too_often', { retryAfterSeconds })
}
