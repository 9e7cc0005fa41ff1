import type { captcha } from '@deckle/contract/captcha.ts'
import type { Handler } from '../../http/handler.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'

export const issueChallenge: Handler<typeof captcha.challenge> = async ({ deps, request }) => {
  await requireLimit(deps.limits, 'captcha', addressKey(request.ip))
  return { ...(await deps.captcha.challenge()) }
}
