/**
 * Clears the service worker's runtime caches; the precached application, which holds no personal data, stays unless
 * `all`.
 */
export async function clearCaches({ all = false } = {}): Promise<void> {
  try {
    if (!('caches' in globalThis)) return
    const names = await caches.keys()
    await Promise.all(names.filter((name) => all || !name.includes('-precache-')).map((name) => caches.delete(name)))
  } catch {
    // Browsers that block site data throw on access; there is nothing to clear.
  }
}
