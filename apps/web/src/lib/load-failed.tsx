import { Suspense } from 'react'
import { lazyPart } from './section.tsx'

const LoadError = lazyPart(() => import('./load-error.tsx').then((module) => module.LoadError))

/** `LoadError`, fetched only when something failed: for the first screen, which is kept light. */
export function LoadFailed(props: { error: unknown; onRetry: () => void; isRetrying?: boolean }) {
  return (
    <Suspense>
      <LoadError {...props} />
    </Suspense>
  )
}
