import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Search, UrlParams } from './url-params.ts'

export type SetUrlState<State> = (next: State, options?: { readonly replace?: boolean }) => void

/**
 * State kept in the URL. The setter writes all of its parameters; others stay. `replace` avoids a history entry for
 * each keystroke. While another page is being opened, nothing is written: that page would get the parameters.
 */
export function useUrlState<State extends object>(params: UrlParams<State>): [State, SetUrlState<State>] {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const state = useMemo(() => params.parse(search), [params, search])
  const setState = useCallback<SetUrlState<State>>(
    (next, { replace = true } = {}) => {
      const shown = router.state.resolvedLocation
      if (shown && shown.pathname !== router.latestLocation.pathname) return
      const own: readonly string[] = params.names
      const others = (now: Search) => Object.fromEntries(Object.entries(now).filter(([name]) => !own.includes(name)))
      void navigate({ to: '.', search: (now: Search) => ({ ...others(now), ...params.format(next) }), replace })
    },
    [navigate, params, router],
  )
  return [state, setState]
}
