import { isShortId } from '@deckle/core/text/short-id.ts'
import { audienceLanguage } from '../../../http/language.ts'
import type { Page } from '../../../http/page.ts'
import { followShortUrl } from './queries.ts'
import { messagePage } from './bare/message-page.ts'

/** `/s/{code}`: counts the click and redirects to the deck with the address's source parameters. */
export const shortAddress: Page = {
  path: '/s/{code}',
  async serve({ deps, params, request }) {
    const code = params['code'] ?? ''
    const found = isShortId(code) ? await followShortUrl(deps.pool, code) : undefined
    if (!found) return messagePage('unknown', audienceLanguage(request.header('accept-language')), false)
    const tags = Object.entries({
      utm_source: found.source,
      utm_medium: found.medium,
      utm_campaign: found.campaign,
    }).filter(([, value]) => value !== '')
    const query = new URLSearchParams(tags).toString()
    const location = `/play/${found.slug ?? found.shortid}${query === '' ? '' : `?${query}`}`
    return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: null }
  },
}
