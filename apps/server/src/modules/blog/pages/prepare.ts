import { type PreparedPage, preparePage } from '../../../http/prepared/prepared-page.ts'
import { dataPolicy } from '../../../http/security-headers.ts'
import type { RenderedPage } from '../html/shell.ts'
import type { CachedPage } from '../state/blog-state.ts'

/** What a request finds in a blog. */
export type Found =
  | { readonly kind: 'page'; readonly page: RenderedPage; readonly articleId?: string; readonly hasDecks?: boolean }
  | { readonly kind: 'file'; readonly type: string; readonly text: string; readonly articleId?: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone'; readonly page: RenderedPage }

type Sent = Extract<Found, { readonly kind: 'page' | 'file' }>

export function keep(clientId: string, found: Sent, grow: (page: PreparedPage, bytes: number) => void): CachedPage {
  const page = prepare(found, (bytes) => grow(page, bytes))
  return {
    clientId,
    articleId: found.articleId ?? null,
    hasDecks: found.kind === 'page' && found.hasDecks === true,
    page,
  }
}

const prepare = (found: Sent, grow: (bytes: number) => void): PreparedPage =>
  found.kind === 'page'
    ? preparePage({ ...found.page, grow })
    : preparePage({ html: found.text, shared: '', headers: fileHeaders(found.type), grow })

/** Feeds are read by pages of other sites too. */
export const fileHeaders = (type: string): Readonly<Record<string, string>> => ({
  'content-type': type,
  'access-control-allow-origin': '*',
  'content-security-policy': dataPolicy,
})
