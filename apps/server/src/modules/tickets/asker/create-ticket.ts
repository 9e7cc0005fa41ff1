import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { tickets } from '@deckle/contract/tickets.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestFacts, SignedIn } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../refusal.ts'
import { decodeFiles } from '../message/store-files.ts'
import { presentTicket } from '../present.ts'
import { findPersonLanguage } from './queries.ts'
import { openTicket } from './open-ticket.ts'
import { requireAskedClient } from './require-asked-client.ts'

export const createTicket: Handler<typeof tickets.create> = async ({ deps, actor, body, request }) => {
  if (actor) return { ticket: await createSignedIn(deps, actor, body, request) }
  await createAsVisitor(deps, body, request)
  return { ticket: null }
}

type Body = BodyOf<typeof tickets.create>

async function createSignedIn(deps: Deps, actor: SignedIn, body: Body, request: RequestFacts) {
  await requireLimit(deps.limits, 'ticketWrite', actor.userId)
  const language = (await findPersonLanguage(deps.db, actor)) ?? preferredLanguage(request.header('accept-language'))
  const row = await openTicket(deps, {
    id: body.id,
    clientId: actor.clientId,
    userId: actor.userId,
    email: '',
    name: '',
    language,
    isHeld: false,
    subject: body.subject,
    text: body.text,
    files: decodeFiles(body.files),
  })
  return presentTicket(row, { side: 'asker' })
}

async function createAsVisitor(deps: Deps, body: Body, request: RequestFacts): Promise<void> {
  const { email, captcha } = body
  if (email === undefined) throw refuse('malformed', { fields: { email: 'ticket.email' } })
  if (captcha === undefined) throw refuse('captcha_failed')
  await requireLimit(deps.limits, 'ticketAddress', addressKey(request.ip))
  if (!(await deps.captcha.verify(captcha))) throw refuse('captcha_failed')
  const clientId = await requireAskedClient(deps.db, body.client)
  await requireLimit(deps.limits, 'ticketMail', email)
  await openTicket(deps, {
    id: body.id,
    clientId,
    userId: null,
    email,
    name: body.name ?? '',
    language: preferredLanguage(request.header('accept-language')),
    isHeld: false,
    subject: body.subject,
    text: body.text,
    files: decodeFiles(body.files),
  })
}
