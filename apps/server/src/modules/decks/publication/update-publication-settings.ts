import { isDeepStrictEqual } from 'node:util'
import type { publication } from '@deckle/contract/publication.ts'
import { isAllowedPin, type PublicationSettings } from '@deckle/core/deck/publication/publication.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { lockLicence } from '../../licences/index.ts'
import { findOwnMedia } from '../../media/index.ts'
import { requireDeck } from '../require-deck.ts'
import { changePublication } from './change-publication.ts'
import { requirePrivacyAllowed } from './plan-limits.ts'
import { findPublicationSettings, savePublicationSettings } from './queries.ts'
import { type AuditEvent, auditMany } from '../../admin/index.ts'

/** Pages prepared under the old settings are cleared before the reply. */
export const updatePublicationSettings: Handler<typeof publication.update> = async ({
  deps,
  actor,
  params: { id },
  body,
}) => {
  const { settings } = body
  requireConsistent(settings)
  return changePublication(deps, async (open) => {
    const licence = await lockLicence(open, 'activeCampaigns', actor)
    const deck = await requireDeck(open, actor, 'deck.publish', id, { lock: true })
    requirePrivacyAllowed(licence, settings)
    const { settings: present, slug } = await findPublicationSettings(open, actor.clientId, id)
    if (!isAllowedPin(settings.pin, present.pin))
      throw refuse('rule_broken', { fields: { 'settings.pin': 'publication.pin' } })
    const picture = settings.share.picture.id
    if (picture !== '' && (await findOwnMedia(open, actor.clientId, [picture])).length === 0)
      throw refuse('rule_broken', { fields: { 'settings.share.picture': 'publication.no_picture' } })
    if (!(await savePublicationSettings(open, { client_id: actor.clientId, id, slug }, settings)))
      throw refuse('already_taken', { fields: { 'settings.slug': 'publication.slug_taken' } })
    await auditMany(open, deps, actor, changesOf(id, present, settings))
    const { attempt_count } = await findPublicationSettings(open, actor.clientId, id)
    return { shortid: deck.shortid, reply: { settings, responses: attempt_count } }
  })
}

function requireConsistent({ access, pin, opensAt, closesAt }: PublicationSettings): void {
  if (access === 'pin' && pin === '') throw refuse('rule_broken', { fields: { 'settings.pin': 'publication.pin' } })
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    throw refuse('rule_broken', { fields: { 'settings.closesAt': 'publication.closes_first' } })
}

/** Who may open the deck is an entry of its own. The PIN itself is not stored. */
function changesOf(subject: string, before: PublicationSettings, after: PublicationSettings): readonly AuditEvent[] {
  const isOpenedAlike = before.access === after.access && before.pin === after.pin
  const isOtherwiseAlike = isDeepStrictEqual(
    { ...before, access: null, pin: null },
    { ...after, access: null, pin: null },
  )
  return [
    ...(isOpenedAlike ? [] : [{ action: 'deck.access', subject } as const]),
    ...(isOtherwiseAlike ? [] : [{ action: 'deck.publication', subject } as const]),
  ]
}
