import { clearCaches } from './clear-caches.ts'

const WORKER = '/sw.js'

/** Undefined if unsupported, or if accessing it throws. */
export function browserWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

/** The browser APIs it uses, replaceable in tests. */
export interface WorkerHost {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>
  readonly fetch: typeof fetch
  readonly reload: () => void
}

/**
 * Registers the worker. If its file is missing or is not a script, it is unregistered and the page reloads (product.md
 * §2), unless none was registered. A network failure changes nothing. Only the headers are asked for: the browser fetches the
 * file itself when it registers the worker.
 */
export async function updateRegistration({
  container,
  fetch,
  reload,
}: WorkerHost): Promise<'registered' | 'removed' | 'absent' | 'unknown' | 'refused'> {
  const response = await fetch(WORKER, {
    method: 'HEAD',
    cache: 'no-store',
    headers: { 'Service-Worker': 'script' },
  }).catch(() => null)
  if (!response || response.status >= 500) return 'unknown'
  if (response.ok && /javascript/i.test(response.headers.get('content-type') ?? '')) {
    // Browsers that block site data refuse workers too: the application works without one.
    return container.register(WORKER).then(
      () => 'registered',
      () => 'refused',
    )
  }
  const registrations = await container.getRegistrations().catch(() => [])
  const removed = await Promise.all(registrations.map((registration) => registration.unregister()))
  if (!removed.includes(true)) return 'absent'
  reload()
  return 'removed'
}

/** Loads the newest application: unregisters the worker, clears its caches and reloads. */
export async function updateNow(address: string): Promise<void> {
  const registrations =
    (await browserWorkers()
      ?.getRegistrations()
      .catch(() => [])) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await clearCaches({ all: true })
  location.replace(address)
}
