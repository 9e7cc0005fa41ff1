import type { config } from '@deckle/contract/config.ts'
import type { Handlers } from '../../http/handler.ts'
import { fetchConfig } from './fetch-config.ts'
import { listSettings } from './list-settings.ts'
import { resetConfig, upsertConfig } from './upsert-config.ts'

export { createLiveConfig } from './live-config.ts'

export const configHandlers: Handlers<typeof config> = {
  fetch: fetchConfig,
  upsert: upsertConfig,
  settings: listSettings,
  reset: resetConfig,
}
