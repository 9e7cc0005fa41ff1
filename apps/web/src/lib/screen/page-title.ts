import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'

const detail = createStore<{ name: string }>(() => ({ name: '' }))

/** Prefixes the route's title with a name while mounted: "Summer quiz · Content · Deckle". */
export function usePageTitle(name: string): void {
  useEffect(() => {
    detail.setState({ name })
    return () => detail.setState({ name: '' })
  }, [name])
}

/** Sets the page title; a screen without its own shows the creator's name (product.md §2). */
export function useDocumentTitle(title: string, creator: string): void {
  const name = useStore(detail, (state) => state.name)
  useEffect(() => {
    document.title = [name, title, creator].filter(Boolean).join(' · ')
  }, [name, title, creator])
}
