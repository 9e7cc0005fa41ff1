/**
 * Where signing in at a client's provider begins; it leads to `back`. @param again the provider is asked to make sure who
 * it is, whoever is signed in there
 */
export function directoryAddress(client: string, back: string | null, { again = false } = {}): string {
  const params = new URLSearchParams({ ...(back !== null && { back }), ...(again && { again: '1' }) }).toString()
  return `/api/v2/${encodeURIComponent(client)}/auth/start${params === '' ? '' : `?${params}`}`
}
