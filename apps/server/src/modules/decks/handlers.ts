import type { decks } from '@deckle/contract/decks.ts'
import type { Handlers } from '../../http/handler.ts'
import { createDeck, duplicateDeck } from './create-deck.ts'
import { createFromTemplate } from './create-from-template.ts'
import { importDeck } from './import-deck.ts'
import { deleteDeck, restoreDeck, unpublishDeck } from './delete-deck.ts'
import { listDecks } from './library/list-decks.ts'
import { listDeckVersions } from './publication/list-versions.ts'
import { nameDeckVersion, showDeckVersion } from './publication/show-version.ts'
import { presentDeck } from './present.ts'
import { publishDeck } from './publication/publish-deck.ts'
import { requireDeck } from './require-deck.ts'
import { renameDeck, restoreVersion, saveDeck } from './save-deck.ts'

export const deckHandlers: Handlers<typeof decks> = {
  list: ({ deps, actor, query }) => listDecks(deps, actor, query),
  create: async ({ deps, actor, body }) => ({ deck: await createDeck(deps, actor, body) }),
  import: ({ deps, actor, query, body }) => importDeck(deps, actor, body.json, { dryRun: query.dry_run === 'true' }),
  fromTemplate: async ({ deps, actor, body }) => ({ deck: await createFromTemplate(deps, actor, body) }),
  show: async ({ deps, actor, params }) => ({
    deck: presentDeck(deps.env, actor, await requireDeck(deps.db, actor, 'deck.read', params.id)),
  }),
  update: async ({ deps, actor, params, body }) => ({ deck: await saveDeck(deps, actor, params.id, body) }),
  rename: async ({ deps, actor, params, body }) => ({ deck: await renameDeck(deps, actor, params.id, body.name) }),
  duplicate: async ({ deps, actor, params }) => ({ deck: await duplicateDeck(deps, actor, params.id) }),
  delete: async ({ deps, actor, params }) => {
    await deleteDeck(deps, actor, params.id)
    return { ok: true }
  },
  restore: async ({ deps, actor, params }) => ({ deck: await restoreDeck(deps, actor, params.id) }),
  publish: async ({ deps, actor, params, body }) => ({
    deck: await publishDeck(deps, actor, params.id, body.revision),
  }),
  unpublish: async ({ deps, actor, params }) => ({ deck: await unpublishDeck(deps, actor, params.id) }),
  versions: ({ deps, actor, params, query }) => listDeckVersions(deps, actor, params.id, query),
  showVersion: async ({ deps, actor, params }) => ({
    version: await showDeckVersion(deps, actor, params.id, params.versionId),
  }),
  nameVersion: async ({ deps, actor, params, body }) => ({
    version: await nameDeckVersion(deps, actor, params.id, params.versionId, body.name),
  }),
  restoreVersion: async ({ deps, actor, params, body }) => ({
    deck: await restoreVersion(deps, actor, params.id, params.versionId, body.revision),
  }),
}
