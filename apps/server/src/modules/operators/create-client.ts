import type { operators } from '@deckle/contract/operators.ts'
import { newBranding } from '@deckle/core/client/new-branding.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { brokenConstraint } from '../../db/broken-constraint.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { preferredLanguage } from '../../http/language.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { addInvitation } from '../auth/index.ts'
import { addBuiltInCategories } from '../categories/index.ts'
import { insertClient } from '../clients/index.ts'
import { addOwner } from '../users/index.ts'
import { presentOpened } from './present.ts'
import { findClient } from './queries.ts'
import { requirePartner } from './require-partner.ts'

/** The owner gets a link for choosing a password. Clients that a partner creates belong to the partner. */
export const createClient: Handler<typeof operators.createClient> = async ({ deps, actor, body, request }) => {
  const isOperator = hasReach(actor, 'client.create', 'any')
  if (!isOperator) {
    await requirePartner(deps.db, actor)
    if (body.plan === 'partner') throw broken('client.plan_of_partners')
  }
  const id = await transaction(deps.db, async (trx) => {
    const { clientId, userId } = await store(trx, deps, actor, body)
    await addInvitation(deps, trx, { clientId, userId }, preferredLanguage(request.header('accept-language')))
    return clientId
  }).catch(taken)
  const row = await findClient(deps.db, id)
  if (!row) throw refuse('not_found')
  return { client: presentOpened(row) }
}

async function store(trx: Db, deps: Deps, actor: SignedIn, body: BodyOf<typeof operators.createClient>) {
  const { name, slug, plan, owner } = body
  const id = deps.newId()
  await insertClient(trx, {
    id,
    name,
    slug,
    plan,
    branding: JSON.stringify(newBranding(name)),
    created_at: deps.now(),
    partner_id: actor.clientId,
    opened_by: actor.userId,
  })
  await addBuiltInCategories(trx, deps, id)
  const userId = await addOwner(trx, deps, id, owner)
  await audit(trx, deps, actor, { action: 'client.create', subject: id, detail: { name, slug, plan }, clientId: id })
  return { clientId: id, userId }
}

const broken = (message: 'client.plan_of_partners') => refuse('rule_broken', { message, fields: { plan: message } })

function taken(error: unknown): never {
  const constraint = brokenConstraint(error)
  if (constraint === 'client_slugs_pkey')
    throw refuse('already_taken', { message: 'client.slug_taken', fields: { slug: 'client.slug_taken' } })
  if (constraint === 'user_emails_pkey')
    throw refuse('already_taken', { message: 'email.taken', fields: { 'owner.email': 'email.taken' } })
  throw error
}
