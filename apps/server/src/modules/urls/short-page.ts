import { isClick, referringHost, urlSlugProblem } from '@deckle/core/url/short-url.ts'
import { isShortId } from '@deckle/core/text/short-id.ts'
import { publicAddress } from '../../env.ts'
import { audienceLanguage } from '../../http/language.ts'
import type { PageCall } from '../../http/page-call.ts'
import type { Page } from '../../http/page.ts'
import type { PageReply } from '../../http/page-reply.ts'
import { messagePage } from '../play/index.ts'
import type { Address } from './addresses.ts'

const QUARTER_HOUR = 15 * 60_000

/** `/s/{slug}`: to what it stands for, with its source tags. The click is counted once the visitor is on the way. */
export const shortPage: Page = {
  path: '/s/{code}',
  serve(call) {
    const given = call.params['code'] ?? ''
    const code = isShortId(given) ? given : given.toLowerCase()
    const { addresses, pace } = call.deps.urls
    const known = addresses.peek(code)
    if (known) return replyWith(call, known)
    if (!isShortId(code) && urlSlugProblem(code) !== null) return notice(call, 'link_unknown')
    if (pace.take(call.request.ip, 1) > 0) return { ...notice(call, 'link_unknown'), status: 429 }
    return addresses.find(code).then((found) => replyWith(call, found))
  },
}

function replyWith(call: PageCall, address: Address | undefined): PageReply {
  if (!address) return notice(call, 'link_unknown')
  const { deps, request } = call
  const now = deps.now()
  if (address.location === null || (address.endsAt !== null && now.getTime() >= address.endsAt))
    return notice(call, 'link_over')
  const { userAgent, method } = request
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => request.header(name))
  if (isClick({ userAgent, method, purposes }))
    deps.urls.clicks.add({
      clientId: address.clientId,
      urlId: address.urlId,
      at: Math.floor(now.getTime() / QUARTER_HOUR) * QUARTER_HOUR,
      source: address.source || referringHost(request.header('referer'), new URL(publicAddress(deps.env)).host),
    })
  return { status: 302, headers: { location: address.location, 'cache-control': 'no-store' }, body: null }
}

function notice({ request }: PageCall, kind: 'link_unknown' | 'link_over'): PageReply {
  const page = messagePage(kind, audienceLanguage(request.header('accept-language')), false)
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }
}
