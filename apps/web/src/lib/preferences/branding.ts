import type { Branding } from '@deckle/contract/models/people.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../api.ts'
import { forcedUpdate } from '../offline/forced-update.ts'
import { queryKeys } from '../query-keys.ts'
import { useAuth } from '../session/auth-state.ts'

/** The last client whose sign-in page was opened in this tab, by the slug or id in its address. */
let client: string | undefined

function entryClient(): string | undefined {
  const [, id, slug = id] = /^\/(?:sso\/([^/]+)|([^/]+)\/login\/?)$/i.exec(location.pathname) ?? []
  // `/drive/login` is Deckle's own.
  if (slug !== undefined && slug !== 'drive') client = slug
  return client
}

/** Public configuration, available before sign-in; with the branding of the client whose sign-in page was opened. */
export const configQuery = queryOptions({
  queryKey: queryKeys('config').all,
  queryFn: async ({ signal }) => {
    const { config } = await api.config.fetch({ query: { client: entryClient() }, signal })
    forcedUpdate.configure(config.updatePolicy, config.latestVersion)
    return config
  },
  staleTime: 5 * 60_000,
})

const ours: Branding = { name: 'Deckle', primary: '', logo: '', icon: '', footer: '' }

/** The client's name, colour and logo: the user's own client's, or the public configuration's before sign-in. */
export function useBranding(): Branding {
  const own = useAuth((state) => state.user?.branding)
  const { data: config } = useQuery(configQuery)
  const branding = own ?? config?.branding ?? ours
  return { ...branding, name: branding.name || config?.appName || ours.name }
}

/** Applies the client's colour to the document; the code that computes its shades is loaded only if there is one. */
export function useBrandColor(primary: string): void {
  useEffect(() => {
    const color = /^#[0-9a-f]{6}$/i.test(primary) ? primary : null
    if (color === null && !isBranded) return
    isBranded = true
    let isLate = false
    void import('@deckle/ui/theme/apply-theme.ts').then(({ applyBrand }) => {
      if (!isLate) applyBrand(document.documentElement, color)
    })
    return () => {
      isLate = true
    }
  }, [primary])
}
let isBranded = false

/** The client's icon for the browser's tab. */
export function useBrandIcon(icon: string | undefined): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link) return
    const address = icon ? pictureAddress(icon, 160) : '/icon.svg'
    if (link.getAttribute('href') === address) return
    link.type = icon ? 'image/webp' : 'image/svg+xml'
    link.href = address
  }, [icon])
}

/** URL of an image at the smallest served width of at least `width` pixels. */
export function pictureAddress(id: string, width: 160 | 320 | 640): string {
  return `/media/${id}/${width}.webp`
}
