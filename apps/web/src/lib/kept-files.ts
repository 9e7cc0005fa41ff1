/** Forgets what the worker kept on the way; the shell of the application, which is nobody's, stays unless `all`. */
export async function clearKept({ all = false } = {}): Promise<void> {
  try {
    if (!('caches' in globalThis)) return
    const names = await caches.keys()
    await Promise.all(names.filter((name) => all || !name.includes('-precache-')).map((name) => caches.delete(name)))
  } catch {
    // A browser that keeps no site data refuses its mention; there is nothing to forget.
  }
}
