import type { config } from '@deckle/contract/config.ts'
import type { Handler } from '../../http/handler.ts'
import { presentConfig } from './present.ts'

export const fetchConfig: Handler<typeof config.fetch> = async ({ deps }) => presentConfig(deps)
