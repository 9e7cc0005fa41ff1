import type { decks } from '@deckle/contract/decks.ts'
import { type PublicationSettings, settingsFrom } from '@deckle/core/deck/publication/publication.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler } from '../../../http/handler.ts'
import { enforceLimit, lockLicence } from '../../licences/index.ts'
import { changePublication } from './change-publication.ts'
import { newShortid } from '../../../platform/new-shortid.ts'
import { audit } from '../../admin/index.ts'
import { requireJumpsAllowed, requirePrivacyAllowed } from './plan-limits.ts'
import { presentDeck } from '../present.ts'
import { reserveAddress } from './queries.ts'
import { findOrInsertVersion } from './store-version.ts'
import { requirePublishable } from '../content/publishable.ts'
import { type DeckRecord, setPublication } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'
import { revisionConflict } from '../content/revision-conflict.ts'

/** Freezes the draft as a version, or takes the latest version when it has the same content, and shows it to the public. */
export const publishDeck: Handler<typeof decks.publish> = async ({ deps, actor, params: { id }, body: { revision } }) =>
  changePublication(deps, async (open) => {
    const licence = await lockLicence(open, 'activeCampaigns', actor)
    const deck = await requireDeck(open, actor, 'deck.publish', id, { lock: true })
    if (deck.revision !== revision) throw revisionConflict(presentDeck(deps.env, actor, deck))
    requirePublishable(deck.content)
    requireJumpsAllowed(licence, deck.content)
    requirePrivacyAllowed(licence, settingsFrom(deck.settings as Partial<PublicationSettings>))
    if (deck.published_version_id === null) await enforceLimit(open, deps, 'activeCampaigns', licence)
    const published_at = deps.now()
    const version = await findOrInsertVersion(open, deps, deck, { published_by: actor.userId, published_at })
    const shortid = deck.shortid ?? (await reserveShortid(open, deck))
    const publication = { published_version_id: version.id, published_revision: revision, published_at, shortid }
    await setPublication(open, actor.clientId, id, publication)
    await audit(open, deps, actor, { action: 'deck.publish', subject: id, detail: { name: deck.content.name } })
    const published = { ...deck, ...publication, published_version: version.version }
    return { shortid, reply: { deck: presentDeck(deps.env, actor, published) } }
  })

/** A deck keeps its short id for ever. */
async function reserveShortid(open: Db, deck: DeckRecord): Promise<string> {
  await reserveAddress(open, deck, deck.id)
  for (;;) {
    const shortid = newShortid()
    if (await reserveAddress(open, deck, shortid)) return shortid
  }
}
