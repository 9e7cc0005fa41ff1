import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { preferences } from '../../lib/preferences/preferences.ts'
import { SectionLoadError, sectionLoader } from '../../lib/screen/section-loader.ts'
import { resetFailures, lazyPart } from '../../lib/screen/section.tsx'
import { failureWords } from '../../lib/errors/failure-words.ts'

/**
 * An overlay loaded when it is first opened, so that the first screen stays small. If loading fails, it closes with a
 * message; opening it again retries.
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

  override componentDidCatch(error: unknown) {
    resetFailures()
    this.props.onFailure()
    void sayFailure(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

async function sayFailure(error: unknown): Promise<void> {
  const words = failureWords[preferences.get('language')]
  const reason = error instanceof SectionLoadError ? error.reason : 'failed'
  const { toast } = await import('@deckle/ui/overlays/toast.ts')
  toast({ title: words.sectionTitle, description: words[reason], tone: 'danger' })
}
