import { createHash } from 'node:crypto'
import type { decks } from '@deckle/contract/decks.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import { type PublicationSettings, settingsFrom } from '@deckle/core/deck/publication.ts'
import { digestInput } from '@deckle/core/deck/canonical-json.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { changePublication } from './change-publication.ts'
import { newShortid } from './new-shortid.ts'
import { requireJumpsAllowed, requirePrivacyAllowed, requireRoom } from './plan-limits.ts'
import { presentDeck } from '../present.ts'
import { requirePublishable } from '../content/publishable.ts'
import {
  type DeckRecord,
  findLatestVersion,
  insertVersion,
  isShortidTaken,
  lockClientPlan,
  publishVersion,
} from '../queries.ts'
import { requireDeck } from '../require-deck.ts'
import { revisionConflict } from '../revision-conflict.ts'

/** Freezes the draft as a version, unless it is the latest version as it stands, and shows that to the public. */
export const publishDeck: Handler<typeof decks.publish> = async ({ deps, actor, params: { id }, body: { revision } }) =>
  changePublication(deps, async (open) => {
    const { plan } = await lockClientPlan(open, actor.clientId)
    const deck = await requireDeck(open, actor, 'deck.publish', id, { lock: true })
    if (deck.revision !== revision) throw revisionConflict(presentDeck(deps.env, actor, deck))
    requirePublishable(deck.content)
    requireJumpsAllowed(plan, deck.content)
    requirePrivacyAllowed(plan, settingsFrom(deck.settings as Partial<PublicationSettings>))
    if (deck.published_version_id === null) await requireRoom(open, actor.clientId, 'activeCampaigns')
    const at = deps.now()
    const shortid = deck.shortid ?? (await freeShortid(open))
    await publishVersion(open, actor.clientId, id, {
      versionId: await versionOf(deps, open, actor, deck, at),
      revision,
      shortid,
      at,
    })
    const published = await requireDeck(open, actor, 'deck.publish', id)
    return { shortid, reply: { deck: presentDeck(deps.env, actor, published) } }
  })

/** The version that holds exactly the draft: the latest one where it does, else a new one. */
async function versionOf(deps: Deps, open: Db, actor: Actor, deck: DeckRecord, at: Date): Promise<string> {
  const digest = createHash('sha256').update(digestInput(deck.content)).digest('hex')
  const latest = await findLatestVersion(open, actor.clientId, deck.id)
  if (latest?.digest === digest) return latest.id
  const id = deps.newId()
  await insertVersion(open, {
    client_id: actor.clientId,
    id,
    deck_id: deck.id,
    version: (latest?.version ?? 0) + 1,
    digest,
    content: JSON.stringify(deck.content),
    published_by: actor.userId,
    published_at: at,
  })
  return id
}

async function freeShortid(open: Db): Promise<string> {
  for (;;) {
    const shortid = newShortid()
    if (!(await isShortidTaken(open, shortid))) return shortid
  }
}
