import { useEffect, useState } from 'react'

/**
 * The secret of a mailed link, from the fragment or the query; removed from the URL at once, so that it does not stay
 * in the history or reach another site. '' if the link has none.
 */
export function useSecret(name: 'token' | 'authtoken'): string {
  const [secret, setSecret] = useState(() => takeSecret(name))
  // A link pasted into this tab changes only the fragment.
  useEffect(() => {
    const look = () => setSecret(takeSecret(name))
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [name])
  return secret
}

// Cached for the page's life: the URL is cleaned at the first read, but a screen may render twice.
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

/** A used secret is not offered again on this page. */
export const forgetSecret = (name: 'token' | 'authtoken'): void => void taken.delete(name)
