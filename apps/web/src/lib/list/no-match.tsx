import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import type { ReactNode } from 'react'

interface NoMatchProps {
  title: string
  clearLabel: string
  onClear: () => void
  children: ReactNode
}

/** The empty state of a filtered list, with a button that clears the filters. */
export function NoMatch({ title, clearLabel, onClear, children }: NoMatchProps) {
  return (
    <EmptyState illustration="search" title={title} action={<Button onPress={onClear}>{clearLabel}</Button>}>
      {children}
    </EmptyState>
  )
}
