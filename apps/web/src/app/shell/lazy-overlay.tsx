import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { sectionLoader } from '../../lib/section-loader.ts'

/**
 * Something over the page that is fetched when it is first opened, so that the first screen need not carry it.
 * If it can't be fetched, opening it again tries again.
 */
export function lazyOverlay<Props extends { onOpenChange: (isOpen: boolean) => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const loader = sectionLoader(async () => ({ default: await load() }))
  let Loaded = lazy(loader)
  function Overlay(props: Props) {
    const Current = Loaded as unknown as ComponentType<Props>
    const close = () => {
      Loaded = lazy(loader)
      props.onOpenChange(false)
    }
    return (
      <CloseOnFailure onFailure={close}>
        <Suspense>
          <Current {...props} />
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
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
