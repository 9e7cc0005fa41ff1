import type { attribution } from '@deckle/contract/attribution.ts'
import type { Handlers } from '../../http/handler.ts'
import { showAttribution, updateAttribution } from './attribution.ts'

export const attributionHandlers: Handlers<typeof attribution> = {
  show: showAttribution,
  update: updateAttribution,
}
