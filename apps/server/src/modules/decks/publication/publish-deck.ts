import { createHash } from 'node:crypto'
import type { decks } from '@deckle/contract/decks.ts'
import type { Actor } from '@deckle/core/access/access.ts'
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
import { requirePublishable } from '../content/publishable.ts'
import { type DeckRecord, findLatestVersion, insertVersion, isShortidTaken, setPublication } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'
import { revisionConflict } from '../content/revision-conflict.ts'

/** Freezes the draft as a version, unless it is the latest version as it stands, and shows that to the public. */
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
    const version = await versionOf(deps, open, actor, deck, published_at)
    const shortid = deck.shortid ?? (await freeShortid(open))
    const publication = { published_version_id: version.id, published_revision: revision, published_at, shortid }
    await setPublication(open, actor.clientId, id, publication)
    const published = { ...deck, ...publication, published_version: version.version }
    return { shortid, reply: { deck: presentDeck(deps.env, actor, published) } }
  })

/** The version that holds exactly the draft: the latest one where it does, else a new one. */
async function versionOf(
  deps: Deps,
  open: Db,
  actor: Actor,
  deck: DeckRecord,
  published_at: Date,
): Promise<{ readonly id: string; readonly version: number }> {
  const digest = createHash('sha256').update(digestInput(deck.content)).digest('hex')
  const latest = await findLatestVersion(open, actor.clientId, deck.id)
  if (latest?.digest === digest) return latest
  const [id, version] = [deps.newId(), (latest?.version ?? 0) + 1]
  await insertVersion(open, {
    client_id: actor.clientId,
    id,
    deck_id: deck.id,
    version,
    digest,
    content: JSON.stringify(deck.content),
    published_by: actor.userId,
    published_at,
  })
  return { id, version }
}

async function freeShortid(open: Db): Promise<string> {
  for (;;) {
    const shortid = newShortid()
    if (!(await isShortidTaken(open, shortid))) return shortid
  }
}
