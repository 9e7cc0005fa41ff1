import type { config } from '@deckle/contract/config.ts'
import type { plans } from '@deckle/contract/plans.ts'
import type { Handlers } from '../../http/handler.ts'
import { fetchConfig } from './fetch-config.ts'
import { listSettings } from './list-settings.ts'
import { listPlans, listPrices } from './prices/list-prices.ts'
import { updatePrices } from './prices/update-prices.ts'
import { resetConfig, upsertConfig } from './upsert-config.ts'

export { readPrices } from './prices/queries.ts'
export { createLiveConfig } from './live-config.ts'

export const configHandlers: Handlers<typeof config> = {
  fetch: fetchConfig,
  upsert: upsertConfig,
  settings: listSettings,
  reset: resetConfig,
}

export const planHandlers: Handlers<typeof plans> = { prices: listPrices, overview: listPlans, updatePrices }
