import { Suspense } from 'react'
import { lazyPart } from '../screen/section.tsx'

const LoadError = lazyPart(() => import('./load-error.tsx').then((module) => module.LoadError))

/** `LoadError`, loaded only on failure: for the first screen, which is kept small. */
export function LoadFailed(props: { error: unknown; onRetry: () => void; isRetrying?: boolean }) {
  return (
    <Suspense>
      <LoadError {...props} />
    </Suspense>
  )
}
