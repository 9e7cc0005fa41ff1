import { lazy, Suspense } from 'react'

const LoadError = lazy(() => import('./load-error.tsx').then((module) => ({ default: module.LoadError })))

/** `LoadError`, fetched only when something failed: for the first screen, which is kept light. */
export function LoadFailed(props: { error: unknown; onRetry: () => void; isRetrying?: boolean }) {
  return (
    <Suspense>
      <LoadError {...props} />
    </Suspense>
  )
}
