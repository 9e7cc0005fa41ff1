import { useEffect, useState } from 'react'
import type { CommandItem } from './command-item.ts'

const pause = 150

/** Results of `search`, called when typing pauses; a late response never replaces a newer one. */
export function useCommandSearch(
  query: string,
  search?: (query: string, signal: AbortSignal) => Promise<CommandItem[]>,
): { found: CommandItem[]; isSearching: boolean } {
  const [answer, setAnswer] = useState<{ query: string; found: CommandItem[] }>({ query: '', found: [] })
  const wanted = search ? query.trim() : ''
  useEffect(() => {
    if (!search || wanted === '') return undefined
    const controller = new AbortController()
    const accept = (found: CommandItem[]) => {
      if (!controller.signal.aborted) setAnswer({ query: wanted, found })
    }
    const timer = setTimeout(() => {
      search(wanted, controller.signal).then(
        (found) => accept(found),
        // A failed search has no results; the palette's commands still work.
        () => accept([]),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, search])
  if (wanted === '') return { found: [], isSearching: false }
  return { found: answer.found, isSearching: answer.query !== wanted }
}
