import { type Currency, currencyCodes } from '@deckle/core/plan/price.ts'
import * as z from 'zod/mini'

export const currency = z.enum(currencyCodes as [Currency, ...Currency[]])
