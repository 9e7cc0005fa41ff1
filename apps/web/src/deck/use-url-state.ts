import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

/**
 * State that lives in the address: `parse` reads it, the setter writes it (undefined and '' leave it out).
 * `replace` keeps the history short while typing; other search parameters stay.
 */
export function useUrlState<State extends object>(
  parse: (search: Readonly<Record<string, unknown>>) => State,
): [State, (next: State, options?: { replace?: boolean }) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useMemo(() => parse(search), [parse, search])
  const setState = useCallback(
    (next: State, { replace = true }: { replace?: boolean } = {}) => {
      const own = new Set([...Object.keys(next), ...Object.keys(state)])
      const others = Object.entries(search).filter(([name]) => !own.has(name))
      const filled = Object.entries(next).filter(([, value]) => value !== undefined && value !== '')
      void navigate({ to: '.', search: Object.fromEntries([...others, ...filled]), replace })
    },
    [navigate, search, state],
  )
  return [state, setState]
}
