import { randomBytes } from 'node:crypto'
import type { Deps } from '../deps.ts'

const shape = /^[A-Za-z0-9_-]{43}$/

const isSecure = ({ publicUrl }: Deps['env']): boolean => publicUrl?.startsWith('https:') ?? false

export interface BrowserCookie {
  /** The browser's secret in a `cookie` header; null without one. */
  readonly read: (env: Deps['env'], header: string | undefined) => string | null
  /** The value of a `set-cookie` header. */
  readonly write: (env: Deps['env'], secret: string) => string
}

/** A cookie that binds two calls to one browser. Scripts can't read it. @param lifeMs milliseconds */
export function browserCookie(name: string, lifeMs: number): BrowserCookie {
  // With the prefix no other host of the domain can set it.
  const nameIn = (env: Deps['env']): string => (isSecure(env) ? `__Host-${name}` : name)
  return {
    read(env, header) {
      const prefix = `${nameIn(env)}=`
      const found = (header ?? '').split(';').find((part) => part.trim().startsWith(prefix))
      const value = found?.trim().slice(prefix.length) ?? ''
      return shape.test(value) ? value : null
    },
    write(env, secret) {
      const secure = isSecure(env) ? '; Secure' : ''
      return `${nameIn(env)}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeMs / 1000}${secure}`
    },
  }
}

/** 256 random bits in base64url. */
export const newBrowserSecret = (): string => randomBytes(32).toString('base64url')
