import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '@deckle/core/access/access.ts'
import { type PublicationSettings, settingsFrom } from '@deckle/core/deck/publication.ts'
import { digestInput } from '@deckle/core/deck/canonical-json.ts'
import { shortIdFrom } from '@deckle/core/text/short-id.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { enforceLimit, lockLicence } from '../../licences/index.ts'
import { changePublication } from './change-publication.ts'
import { requireJumpsAllowed, requirePrivacyAllowed } from './plan-limits.ts'
import { presentDeck } from '../present.ts'
import { requirePublishable } from '../content/publishable.ts'
import { type DeckRecord, findLatestVersion, insertVersion, isShortidTaken, setPublication } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'
import { conflict } from '../save-deck.ts'

/** Freezes the draft as a version, unless it is the latest version as it stands, and shows that to the public. */
export async function publishDeck(deps: Deps, actor: Actor, id: string, revision: number): Promise<Deck> {
  return changePublication(deps, async (open) => {
    const licence = await lockLicence(open, 'activeCampaigns', actor)
    const deck = await requireDeck(open, actor, 'deck.publish', id, { lock: true })
    if (deck.revision !== revision) throw conflict(presentDeck(deps.env, actor, deck))
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
    return { shortid, reply: presentDeck(deps.env, actor, published) }
  })
}

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

/** Eight characters of base58 (decisions.md §2). */
export function newShortid(): string {
  for (;;) {
    const shortid = shortIdFrom(randomBytes(24))
    if (shortid !== null) return shortid
  }
}

async function freeShortid(open: Db): Promise<string> {
  for (;;) {
    const shortid = newShortid()
    if (!(await isShortidTaken(open, shortid))) return shortid
  }
}
