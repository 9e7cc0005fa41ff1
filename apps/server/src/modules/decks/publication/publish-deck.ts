import { createHash } from 'node:crypto'
import type { decks } from '@deckle/contract/decks.ts'
import { type PublicationSettings, settingsFrom } from '@deckle/core/deck/publication/publication.ts'
import { digestInput } from '@deckle/core/deck/canonical-json.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { enforceLimit, lockLicence } from '../../licences/index.ts'
import { changePublication } from './change-publication.ts'
import { newShortid } from './new-shortid.ts'
import { requireJumpsAllowed, requirePrivacyAllowed } from './plan-limits.ts'
import { presentDeck } from '../present.ts'
import { reserveAddress } from './queries.ts'
import { requirePublishable } from '../content/publishable.ts'
import { type DeckRecord, findLatestVersion, insertVersion, setPublication } from '../queries.ts'
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
    const published = { ...deck, ...publication, published_version: version.version }
    return { shortid, reply: { deck: presentDeck(deps.env, actor, published) } }
  })

/** The version with the draft's content: the latest when it has that, else a new one. */
async function findOrInsertVersion(
  open: Db,
  deps: Deps,
  deck: DeckRecord,
  published: { readonly published_by: string; readonly published_at: Date },
): Promise<{ readonly id: string; readonly version: number }> {
  const { client_id, id: deck_id } = deck
  const digest = createHash('sha256').update(digestInput(deck.content)).digest('hex')
  const latest = await findLatestVersion(open, client_id, deck_id)
  if (latest?.digest === digest) return latest
  const [id, version] = [deps.newId(), (latest?.version ?? 0) + 1]
  await insertVersion(open, {
    client_id,
    id,
    deck_id,
    version,
    digest,
    content: JSON.stringify(deck.content),
    ...published,
  })
  return { id, version }
}

/** A deck keeps its short id for ever. */
async function reserveShortid(open: Db, deck: DeckRecord): Promise<string> {
  await reserveAddress(open, deck, deck.id)
  for (;;) {
    const shortid = newShortid()
    if (await reserveAddress(open, deck, shortid)) return shortid
  }
}
