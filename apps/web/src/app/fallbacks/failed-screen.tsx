import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { SectionLoadError } from '../../lib/screen/section-loader.ts'
import { usePreference } from '../../lib/preferences/preferences.ts'
import { failureWords } from '../../lib/errors/failure-words.ts'

/** A screen that failed to draw or load: what happened, what it means, and what to do. */
export function FailedScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = failureWords[usePreference('language')]
  const section = error instanceof SectionLoadError ? error : null
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-2 px-6 py-24 text-center">
      <h1 className="text-md font-strong">{section ? words.sectionTitle : words.title}</h1>
      <p className="text-sm text-muted">{section ? words[section.reason] : words.text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <button type="button" className={buttonStyle('primary', 'md')} onClick={onRetry}>
          {words.retry}
        </button>
        <button type="button" className={buttonStyle('secondary', 'md')} onClick={() => location.reload()}>
          {words.reload}
        </button>
      </div>
    </div>
  )
}
