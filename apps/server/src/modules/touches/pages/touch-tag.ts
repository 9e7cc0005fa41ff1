import type { AttributionMode, VisitKind } from '@deckle/core/attribution/attribution.ts'
import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import { touchWords } from './words.ts'

interface TouchedPage {
  readonly mode: AttributionMode
  readonly clientId: string
  readonly kind: VisitKind
  readonly thing: string
  /** Of the page. */
  readonly language: string
  /** In a frame nobody is asked. */
  readonly isEmbed?: boolean
}

/**
 * What follows a page's visitor, to be put at the end of its body; '' where nobody is followed. The script waits until
 * the page is usable (packages/player/src/entries/touch).
 */
export function touchTag({ mode, clientId, kind, thing, language, isEmbed = false }: TouchedPage): string {
  if (mode === 'off') return ''
  const data = {
    client: clientId,
    mode,
    kind,
    thing,
    ...(isEmbed ? { embed: '' } : { words: JSON.stringify(touchWords(language)) }),
  }
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return `<script src="/player/touch.js" defer fetchpriority="low"${attributes.join('')}></script>`
}
