import type { sharing } from '@deckle/contract/sharing.ts'
import type { Handlers } from '../../../http/handler.ts'
import { findPeople } from './find-people.ts'
import { listShares } from './list-shares.ts'
import { shareDeck } from './share-deck.ts'

export const sharingHandlers: Handlers<typeof sharing> = { list: listShares, update: shareDeck, people: findPeople }
