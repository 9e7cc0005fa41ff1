import { publicAddress } from '../../../env.ts'
import type { Page } from '../../../http/page.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { dataPolicy } from '../../../http/security-headers.ts'
import { escapeHtml } from '@deckle/core/text/escape-html.ts'

/** oEmbed 1.0 (oembed.com §2.3.4.4 "rich"), as JSON only, which the specification allows. */
export const oembed: Page = {
  path: '/oembed',
  async serve({ deps, query }) {
    const base = publicAddress(deps.env)
    const [url, format, wide, high] = ['url', 'format', 'maxwidth', 'maxheight'].map((name) => query[name])
    if (typeof format === 'string' && format !== 'json') return json(501, { errors: ['Only JSON is answered.'] })
    const address = typeof url === 'string' ? addressIn(url, base) : null
    const deck = address === null ? undefined : await deps.play.published.find(address)
    if (!deck) return json(404, { errors: ['There is no deck at this address.'] })
    const { shortid, version, settings, brand } = deck
    // oEmbed 1.0 prescribes 401 for private content.
    if (!deck.isOpen || settings.hosts.length > 0) return json(401, { errors: ['Not everybody may see this deck.'] })
    const title = settings.share.title || version.content.name
    const width = atMost(640, wide)
    const height = atMost(600, high)
    return json(200, {
      version: '1.0',
      type: 'rich',
      title,
      provider_name: brand.name,
      provider_url: base,
      width,
      height,
      html: `<iframe src="${base}/embed/${shortid}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0" loading="lazy" allow="fullscreen; autoplay"></iframe>`,
    })
  },
}

function addressIn(url: string, base: string): string | null {
  if (!url.startsWith(`${base}/play/`) && !url.startsWith(`${base}/embed/`)) return null
  return /^\/(?:play|embed)\/([\w-]{3,60})\/?(?:[?#]|$)/.exec(url.slice(base.length))?.[1] ?? null
}

function atMost(requested: number, max: string | string[] | undefined): number {
  const bound = typeof max === 'string' ? Math.trunc(Number(max)) : Number.NaN
  return bound >= 1 ? Math.min(requested, bound) : requested
}

function json(status: number, body: object): PageReply {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': status === 200 ? 'public, max-age=300' : 'no-store',
      'access-control-allow-origin': '*',
      'content-security-policy': dataPolicy,
    },
    body: JSON.stringify(body),
  }
}
