import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'

const detail = createStore<{ name: string }>(() => ({ name: '' }))

/** Puts a name before the route's title while the caller is shown: "Summer quiz · Content · Deckle". */
export function usePageTitle(name: string): void {
  useEffect(() => {
    detail.setState({ name })
    return () => detail.setState({ name: '' })
  }, [name])
}

/** Sets the title of the page; without a screen's own it is the creator's name (product.md §2). */
export function useDocumentTitle(title: string, creator: string): void {
  const name = useStore(detail, (state) => state.name)
  useEffect(() => {
    document.title = [name, title, creator].filter(Boolean).join(' · ')
  }, [name, title, creator])
}
