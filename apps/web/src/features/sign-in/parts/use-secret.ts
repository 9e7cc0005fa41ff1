import { useEffect, useState } from 'react'

/**
 * The secret of a mailed link, from the fragment or the query; removed from the URL at once, so that it does not stay
 * in the history or reach another site. '' if the link has none.
 */
export function useSecret(name: 'token' | 'authtoken' | 'minimum'): string {
  const [secret, setSecret] = useState(() => readSecret(name))
  // A link pasted into this tab changes only the fragment.
  useEffect(() => {
    const update = () => setSecret(readSecret(name))
    window.addEventListener('hashchange', update)
    return () => window.removeEventListener('hashchange', update)
  }, [name])
  return secret
}

// Cached for the page's life: the URL is cleaned at the first read, but a screen may render twice. Keyed by path, because a
// screen must not read the secret of another screen's link.
const cache = new Map<string, string>()
const cacheKey = (name: string): string => `${location.pathname} ${name}`

function readSecret(name: string): string {
  const url = new URL(location.href)
  const hash = new URLSearchParams(url.hash.slice(1))
  const secret = hash.get(name) ?? url.searchParams.get(name)
  if (!secret) return cache.get(cacheKey(name)) ?? ''
  cache.set(cacheKey(name), secret)
  hash.delete(name)
  url.searchParams.delete(name)
  url.hash = hash.toString()
  history.replaceState(history.state, '', url)
  return secret
}

/** A used secret is not offered again on this page. */
export const clearSecret = (name: 'token' | 'authtoken'): void => void cache.delete(cacheKey(name))
