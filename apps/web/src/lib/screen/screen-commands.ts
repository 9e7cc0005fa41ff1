import type { CommandItem } from '@deckle/ui/overlays/command-palette/command-palette.tsx'
import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'

const store = createStore<{ items: readonly CommandItem[] }>(() => ({ items: [] }))

/** Lists the current screen's commands first in the command palette while mounted. */
export function useScreenCommands(items: readonly CommandItem[]): void {
  useEffect(() => {
    store.setState({ items })
    return () => store.setState({ items: [] })
  }, [items])
}

export const useScreenCommandItems = (): readonly CommandItem[] => useStore(store, (state) => state.items)
