import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'

/** Milliseconds between leaving for the provider and coming back. */
export const FLOW_LIFE = 10 * 60_000

const shape = /^[A-Za-z0-9_-]{43}$/

const isSecure = ({ publicUrl }: Deps['env']): boolean => publicUrl?.startsWith('https:') ?? false

/** With the prefix no other host of the domain can set it. */
const nameOf = (env: Deps['env']): string => (isSecure(env) ? '__Host-deckle-sso' : 'deckle-sso')

/** What binds a sign-in to the browser that began it; null without one. */
export function readBrowserCookie(env: Deps['env'], header: string | undefined): string | null {
  const prefix = `${nameOf(env)}=`
  const found = (header ?? '').split(/;\s*/).find((part) => part.startsWith(prefix))
  const value = found?.slice(prefix.length) ?? ''
  return shape.test(value) ? value : null
}

export const newBrowserCookie = (): string => randomBytes(32).toString('base64url')

export function writeBrowserCookie(env: Deps['env'], value: string): string {
  const secure = isSecure(env) ? '; Secure' : ''
  return `${nameOf(env)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${FLOW_LIFE / 1000}${secure}`
}
