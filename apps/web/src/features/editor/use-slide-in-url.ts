import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useEditor } from './editor-context.ts'

/** Milliseconds on a slide before the URL is updated: moving through slides doesn't wait for the router. */
const urlDelayMs = 250

/** The slide id in the URL; '' for none. */
export const slideInUrl = (): string => new URLSearchParams(location.search).get('slide') ?? ''

/** Keeps the current slide in the URL; a changed URL selects its slide. */
export function useSlideInUrl(current: string): void {
  const { store } = useEditor()
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const requested = typeof search['slide'] === 'string' ? search['slide'] : ''
  const written = useRef<string | null>(null)
  const seen = useRef<string | null>(null)
  useEffect(() => {
    const isNew = requested !== seen.current
    seen.current = requested
    if (isNew && requested !== '' && requested !== written.current && requested !== current) {
      written.current = requested
      store.goToId(requested)
      return undefined
    }
    if (
      requested === current ||
      (requested === '' && written.current === null && store.getState().history.present.current === 0)
    )
      return undefined
    const timer = setTimeout(() => {
      written.current = current
      void navigate({ to: '.', search: (now: object) => ({ ...now, slide: current }), replace: true })
    }, urlDelayMs)
    return () => clearTimeout(timer)
    // The URL follows the slide; a change of the URL alone is handled above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [current, requested])
}
