import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useEditor } from './editor-context.ts'

/** Milliseconds on a slide before the URL is updated: moving through slides doesn't wait for the router. */
const calmMs = 250

/** The slide id in the URL; '' for none. */
export const slideInUrl = (): string => new URLSearchParams(location.search).get('slide') ?? ''

/** The current slide is part of the URL: read once when the deck opens, updated afterwards. */
export function useSlideInUrl(current: string): void {
  const { store } = useEditor()
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const wanted = typeof search['slide'] === 'string' ? search['slide'] : ''
  const written = useRef<string | null>(null)
  const seen = useRef<string | null>(null)
  useEffect(() => {
    const isNew = wanted !== seen.current
    seen.current = wanted
    if (isNew && wanted !== '' && wanted !== written.current && wanted !== current) {
      written.current = wanted
      store.goToId(wanted)
      return undefined
    }
    if (
      wanted === current ||
      (wanted === '' && written.current === null && store.getState().history.present.current === 0)
    )
      return undefined
    const timer = setTimeout(() => {
      written.current = current
      void navigate({ to: '.', search: (now: object) => ({ ...now, slide: current }), replace: true })
    }, calmMs)
    return () => clearTimeout(timer)
    // The URL follows the slide; a change of the URL alone is handled above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [current, wanted])
}
