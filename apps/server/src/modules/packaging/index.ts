import type { packaging } from '@deckle/contract/packaging.ts'
import type { Handlers } from '../../http/handler.ts'
import { packDeck } from './pack-deck.ts'

export { type PackageEntry, textEntry, zipOf } from './zip.ts'

export const packagingHandlers: Handlers<typeof packaging> = { packDeck }
