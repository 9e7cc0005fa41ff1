import type { Meters } from './db/meter.ts'
import { countStoredDecks, countPublishedDecks } from './modules/decks/index.ts'
import { countMediaBytes } from './modules/media/index.ts'
import { countUploadBytes } from './modules/play/index.ts'
import { countPeople } from './modules/users/index.ts'

/** A limit without a meter is a compile error. */
export const meters: Meters = {
  campaigns: [countStoredDecks],
  activeCampaigns: [countPublishedDecks],
  maxUsers: [countPeople],
  maxSpace: [countMediaBytes, countUploadBytes],
}
