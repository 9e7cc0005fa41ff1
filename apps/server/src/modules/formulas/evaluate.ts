import { faultText } from '@deckle/contract/wording/fault-text.ts'
import type { formulas } from '@deckle/contract/formulas.ts'
import { evaluateFormula } from '@deckle/core/formula/formula.ts'
import type { Handler } from '../../http/handler.ts'
import { preferredLanguage } from '../../http/language.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'

/** An invalid formula is no error: the reply holds the problem and its position. */
export const evaluate: Handler<typeof formulas.evaluate> = async ({ deps, body, request }) => {
  await requireLimit(deps.limits, 'publicWrite', addressKey(request.ip))
  const result = evaluateFormula(body.formula, body.variables)
  if (result.ok) return { result: result.value }
  const { fault: code, at, length } = result.fault
  const words = faultText(result.fault, preferredLanguage(request.header('accept-language')))
  return { error: 'Error', reason: { code, words, at, length } }
}
