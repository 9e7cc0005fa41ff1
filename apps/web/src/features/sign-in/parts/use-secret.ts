import { useEffect, useState } from 'react'

/**
 * The secret of a mailed link, from behind the # or from the search; taken out of the address at once, so that
 * it stays in no history and is sent nowhere else. '' where the link has none.
 */
export function useSecret(name: 'token' | 'authtoken'): string {
  const [secret, setSecret] = useState(() => takeSecret(name))
  // A link that is pasted into this tab only changes what stands behind the #.
  useEffect(() => {
    const look = () => setSecret(takeSecret(name))
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [name])
  return secret
}

// Kept for the page's life: the address is cleaned at the first look, but a screen may be drawn twice.
const taken = new Map<string, string>()

function takeSecret(name: string): string {
  const url = new URL(location.href)
  const hash = new URLSearchParams(url.hash.slice(1))
  const secret = hash.get(name) ?? url.searchParams.get(name)
  if (!secret) return taken.get(name) ?? ''
  taken.set(name, secret)
  hash.delete(name)
  url.searchParams.delete(name)
  url.hash = hash.toString()
  history.replaceState(history.state, '', url)
  return secret
}

/** What was used is not offered again on this page. */
export const forgetSecret = (name: 'token' | 'authtoken'): void => void taken.delete(name)
