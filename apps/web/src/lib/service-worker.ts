import { clearKept } from './kept-files.ts'

const WORKER = '/sw.js'

/** The parts of the browser it works on. */
export interface WorkerHost {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>
  readonly fetch: typeof fetch
  readonly reload: () => void
}

/**
 * Registers the worker. If its file is missing or is not a script, it is unregistered and the page reloads
 * (product.md §2); with nothing registered there is nothing to do. Not reaching the server changes nothing.
 */
export async function keepServiceWorker({
  container,
  fetch,
  reload,
}: WorkerHost): Promise<'registered' | 'removed' | 'absent' | 'unknown'> {
  const response = await fetch(WORKER, { cache: 'no-store', headers: { 'Service-Worker': 'script' } }).catch(() => null)
  if (!response || response.status >= 500) return 'unknown'
  if (response.ok && /javascript/i.test(response.headers.get('content-type') ?? '')) {
    await container.register(WORKER)
    return 'registered'
  }
  const registrations = await container.getRegistrations()
  const removed = await Promise.all(registrations.map((registration) => registration.unregister()))
  if (!removed.includes(true)) return 'absent'
  reload()
  return 'removed'
}

/** Fetches the newest application: no worker, no kept files, a new page. */
export async function updateNow(address: string): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await clearKept({ all: true })
  location.replace(address)
}
