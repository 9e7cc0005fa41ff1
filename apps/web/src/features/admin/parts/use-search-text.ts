import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/** The text searched for, kept in the address; `wanted` follows when typing pauses. */
export function useSearchText(): { text: string; wanted: string; setText: (text: string) => void } {
  const navigate = useNavigate()
  const { q = '' } = useSearch({ strict: false }) as { q?: string }
  const setText = (text: string) =>
    void navigate({ to: '.', search: (old: object) => ({ ...old, q: text || undefined }), replace: true })
  return { text: q, wanted: useDeferredValue(q.trim().slice(0, 100)), setText }
}
