import { Component, Suspense, type ReactNode } from 'react'
import { resetFailures } from '../../lib/screen/section.tsx'
import { FailedScreen } from './failed-screen.tsx'
import { LoadingView } from './loading-view.tsx'

interface State {
  readonly error: Error | null
}

/** Around every screen: shown while its section loads, and when it fails, with a retry button. */
export class ScreenBoundary extends Component<{ children: ReactNode; loading?: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch() {
    resetFailures()
  }

  override render() {
    const { error } = this.state
    return (
      <Suspense fallback={this.props.loading ?? <LoadingView />}>
        {error ? <FailedScreen error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children}
      </Suspense>
    )
  }
}
