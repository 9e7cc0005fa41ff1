import type { decks } from '@deckle/contract/decks.ts'
import type { Handlers } from '../../http/handler.ts'
import { createDeck } from './create/create-deck.ts'
import { createFromTemplate } from './create/create-from-template.ts'
import { deleteDeck } from './bin/delete-deck.ts'
import { duplicateDeck } from './create/duplicate-deck.ts'
import { importDeck } from './create/import-deck.ts'
import { listDecks } from './library/list-decks.ts'
import { listVersions } from './publication/list-versions.ts'
import { nameVersion } from './publication/name-version.ts'
import { publishDeck } from './publication/publish-deck.ts'
import { restoreVersion } from './publication/restore-version.ts'
import { showVersion } from './publication/show-version.ts'
import { unpublishDeck } from './publication/unpublish-deck.ts'
import { renameDeck } from './content/rename-deck.ts'
import { restoreDeck } from './bin/restore-deck.ts'
import { saveDeck } from './content/save-deck.ts'
import { showDeck } from './show-deck.ts'

export const deckHandlers: Handlers<typeof decks> = {
  list: listDecks,
  create: createDeck,
  import: importDeck,
  fromTemplate: createFromTemplate,
  show: showDeck,
  update: saveDeck,
  rename: renameDeck,
  duplicate: duplicateDeck,
  delete: deleteDeck,
  restore: restoreDeck,
  publish: publishDeck,
  unpublish: unpublishDeck,
  versions: listVersions,
  showVersion,
  nameVersion,
  restoreVersion,
}
