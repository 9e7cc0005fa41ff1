import type { search } from '@deckle/contract/search.ts'
import type { Handlers } from '../../http/handler.ts'
import { find } from './find.ts'

export const searchHandlers: Handlers<typeof search> = { find }
