/** Forgets what the worker kept on the way; the shell of the application, which is nobody's, stays unless `all`. */
export async function clearKept({ all = false } = {}): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.filter((name) => all || !name.includes('-precache-')).map((name) => caches.delete(name)))
}
