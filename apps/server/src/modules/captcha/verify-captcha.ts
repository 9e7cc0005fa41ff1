import type { captcha } from '@deckle/contract/captcha.ts'
import type { Handler } from '../../http/handler.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'

export const verifyCaptcha: Handler<typeof captcha.verify> = async ({ deps, body, request }) => {
  await requireLimit(deps.limits, 'captcha', addressKey(request.ip))
  return { success: await deps.captcha.verify(body.token) }
}
