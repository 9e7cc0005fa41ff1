import type { decks } from '@deckle/contract/decks.ts'
import type { sharing } from '@deckle/contract/sharing.ts'
import type { publication } from '@deckle/contract/publication.ts'
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
import { updateDeckTags } from './library/update-deck-tags.ts'
import { showDeck } from './show-deck.ts'
import { findPeople } from './sharing/find-people.ts'
import { listShares } from './sharing/list-shares.ts'
import { shareDeck } from './sharing/share-deck.ts'
import { createInvites } from './publication/create-invites.ts'
import { listInvites } from './publication/list-invites.ts'
import { showPublicationSettings } from './publication/show-publication-settings.ts'
import { updatePublicationSettings } from './publication/update-publication-settings.ts'

export { binDeck } from './bin/delete-deck.ts'
export { changeContent } from './content/change-content.ts'
export { addDeckWithin } from './create/add-deck.ts'
export { countDecksOf, eraseFromInvites, listDecksOf } from './owner/queries.ts'
export {
  countInactiveDecks,
  listCourseDecks,
  listPinnedVersions,
  listReadableDecks,
  listReaderTypes,
} from './courses/queries.ts'
export { errorsOf } from './content/publishable.ts'
export { pinDecks, type PinnedDeck } from './publication/pin-decks.ts'
export { listDecksBeyond, pauseDecksBeyond } from './limits/beyond-limit.ts'
export { deckUrlTarget } from './publication/url-target.ts'
export { packableContent } from './content/packable-content.ts'
export { countStoredDecks, countPublishedDecks } from './queries.ts'
export { requireDeck, requireDeckHeader } from './require-deck.ts'
export { storedContent } from './content/stored-content.ts'
export { deckCron, deckTasks } from './tasks.ts'

export const deckHandlers: Handlers<typeof decks> = {
  list: listDecks,
  create: createDeck,
  import: importDeck,
  fromTemplate: createFromTemplate,
  show: showDeck,
  update: saveDeck,
  rename: renameDeck,
  updateTags: updateDeckTags,
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

export const sharingHandlers: Handlers<typeof sharing> = { list: listShares, update: shareDeck, people: findPeople }

export const publicationHandlers: Handlers<typeof publication> = {
  show: showPublicationSettings,
  update: updatePublicationSettings,
  createInvites,
  invites: listInvites,
}
