import type { announcements, ShownAnnouncement } from '@deckle/contract/announcements.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { presentShown } from './present.ts'
import { insertDismissal, listActive, listDismissed } from './queries.ts'

/** Active announcements that the person has not dismissed. Usually none, at the cost of one query on a small table. */
export async function showAnnouncements(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedIn,
  language: InterfaceLanguage,
): Promise<ShownAnnouncement[]> {
  const active = await listActive(db, now(), actor.licenseType)
  if (active.length === 0) return []
  const dismissed = await listDismissed(
    db,
    actor,
    active.map(({ id }) => id),
  )
  return active
    .filter(({ id, dismissible }) => !dismissible || !dismissed.has(id))
    .map((row) => presentShown(row, language))
}

/** Only announcements that are visible to the person now. */
export const dismissAnnouncement: Handler<typeof announcements.dismiss> = async ({ deps, actor, body }) => {
  const active = await listActive(deps.db, deps.now(), actor.licenseType)
  const found = active.find(({ id }) => id === body.id.toLowerCase())
  if (!found?.dismissible) throw refuse('not_found')
  await insertDismissal(deps.db, actor, found.id, deps.now())
  return { ok: true }
}
