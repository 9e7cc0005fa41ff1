import type { Deps } from '../../deps.ts'
import type { RequestFacts } from '../../http/handler.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'

/** Of who isn't signed in. Refuses with `not_found` a token that is none, with `gone` one of long ago. */
export async function requireAttempt(deps: Deps, token: string, { ip }: RequestFacts) {
  await requireLimit(deps.limits, 'bannerViewer', addressKey(ip))
  return deps.play.tokens.read(token, null, deps.now())
}
