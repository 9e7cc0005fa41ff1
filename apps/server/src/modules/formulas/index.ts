import type { formulas } from '@deckle/contract/formulas.ts'
import type { Handlers } from '../../http/handler.ts'
import { evaluate } from './evaluate.ts'

export const formulaHandlers: Handlers<typeof formulas> = { evaluate }
