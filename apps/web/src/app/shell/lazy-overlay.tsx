import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { sectionLoader } from '../../lib/section-loader.ts'
import { forgetFailures, lazyPart } from '../../lib/section.tsx'

/**
 * Something over the page that is fetched when it is first opened, so that the first screen need not carry it.
 * If it can't be fetched it closes; opening it again tries again.
 */
export function lazyOverlay<Props extends { onOpenChange: (isOpen: boolean) => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const loader = sectionLoader(load)
  const Loaded = lazyPart(loader)
  function Overlay(props: Props) {
    return (
      <CloseOnFailure onFailure={() => props.onOpenChange(false)}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </CloseOnFailure>
    )
  }
  return { Overlay, preload: () => void loader().catch(() => {}) }
}

class CloseOnFailure extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    forgetFailures()
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
