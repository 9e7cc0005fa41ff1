import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requestConfirmation } from '../../auth/index.ts'

/**
 * Done in a job, so that known and unknown addresses get the same response in the same time. Requests over the limit
 * are dropped silently.
 */
export const resendConfirmation: Handler<typeof users.resendConfirmation> = async ({
  deps,
  body: { email },
  request,
}) => {
  const { ok } = await deps.limits.limit('confirmAddress', addressKey(request.ip))
  if (ok) await requestConfirmation(deps, email, preferredLanguage(request.header('accept-language')))
  return { ok: true }
}
