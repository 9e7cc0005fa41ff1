import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AttributionMode } from '@deckle/core/attribution/attribution.ts'
import type { BlogLink } from '@deckle/core/client/blog-settings.ts'
import { newBlog } from '@deckle/core/client/blog-settings.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../deps.ts'
import { publicAddress } from '../../env.ts'
import { findClientBySlug, shownBranding } from '../clients/index.ts'
import { findSettings } from './queries.ts'

/** A client's blog as its pages show it. */
export interface Blog {
  readonly clientId: string
  /** The address without a slash at its end, and the site's own. */
  readonly address: string
  readonly base: string
  readonly slug: string
  readonly isOpen: boolean
  /** Whether the client follows how people find it. */
  readonly attribution: AttributionMode
  /** The client's name. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly language: InterfaceLanguage
  /** The client's reporting time zone (IANA). */
  readonly timeZone: string
  /** `#rrggbb`, or '' for Deckle's own. */
  readonly primary: string
  readonly logo: string
  readonly icon: string
  readonly header: readonly BlogLink[]
  readonly footer: readonly BlogLink[]
  readonly footerText: string
  /** After paths within the blog: '' or `?preview=…`. */
  readonly query: string
}

/** By a present or former slug of the client; undefined where the client or its blog is not there. */
export async function findBlog(
  deps: Pick<Deps, 'db' | 'env' | 'secret' | 'now'>,
  slug: string,
  preview?: string,
): Promise<Blog | undefined> {
  const client = await findClientBySlug(deps.db, slug)
  if (!client || client.slug === null || client.suspended_at !== null) return undefined
  const settings = (await findSettings(deps.db, client.id)) ?? newBlog
  const isPreview = preview !== undefined && isPreviewPass(deps, client.id, preview)
  if (!settings.open && !isPreview) return undefined
  const { name, primary, logo, icon, footer } = shownBranding(client)
  const base = publicAddress(deps.env)
  return {
    clientId: client.id,
    address: `${base}/blog/${client.slug}`,
    base,
    slug: client.slug,
    isOpen: settings.open,
    attribution: client.attribution,
    name,
    title: settings.title.trim() || name,
    description: settings.description,
    language: settings.language,
    timeZone: client.reporting_zone,
    primary,
    logo,
    icon,
    header: settings.header,
    footer: settings.footer,
    footerText: settings.footer_text.trim() || footer,
    query: isPreview ? `?preview=${preview}` : '',
  }
}

const PREVIEW_MINUTES = 60

const signature = (secret: Buffer, clientId: string, end: number): string =>
  createHmac('sha256', secret).update(`blog ${clientId} ${end}`).digest('base64url')

/** Opens a blog for an hour to whoever has the link. */
export function previewPass({ secret, now }: Pick<Deps, 'secret' | 'now'>, clientId: string): string {
  const end = Math.floor(now().getTime() / 60_000) + PREVIEW_MINUTES
  return `${end.toString(36)}.${signature(secret, clientId, end)}`
}

function isPreviewPass({ secret, now }: Pick<Deps, 'secret' | 'now'>, clientId: string, pass: string): boolean {
  const [, end = '', signed = ''] = /^([0-9a-z]{1,9})\.([\w-]{43})$/.exec(pass) ?? []
  if (end === '' || Number.parseInt(end, 36) * 60_000 < now().getTime()) return false
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, clientId, Number.parseInt(end, 36))))
}
