import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../lib/api.ts'
import { useAuth } from '../lib/session/auth-state.ts'
import { persisted } from '../lib/session/tokens/stores.ts'
import { LoadingView } from './fallbacks/loading-view.tsx'
import { router } from './router.tsx'
import { ScreenBoundary } from './fallbacks/screen-boundary.tsx'

/** Until the stored state is restored only the loading view is shown. */
export function App() {
  const rehydrated = useAuth((state) => state.rehydrated)
  if (!rehydrated) return <LoadingView isOpening={persisted.read('auth').isUserLoggedIn} />
  return (
    <QueryClientProvider client={queryClient}>
      <ScreenBoundary>
        <RouterProvider router={router} />
      </ScreenBoundary>
    </QueryClientProvider>
  )
}
