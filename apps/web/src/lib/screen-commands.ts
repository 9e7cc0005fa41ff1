import type { CommandItem } from '@deckle/ui/overlays/command-palette/command-palette.tsx'
import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'

const store = createStore<{ items: readonly CommandItem[] }>(() => ({ items: [] }))

/** Puts what the shown screen can do first into the command palette, as long as the caller is shown. */
export function useScreenCommands(items: readonly CommandItem[]): void {
  useEffect(() => {
    store.setState({ items })
    return () => store.setState({ items: [] })
  }, [items])
}

/** What the shown screen can do. */
export const useScreenCommandItems = (): readonly CommandItem[] => useStore(store, (state) => state.items)
