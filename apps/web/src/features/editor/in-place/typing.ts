import { createContext, useContext } from 'react'

/** The text being typed, for the counter below the stage. */
export interface TypingAt {
  readonly slideId: string
  readonly path: string
}

export const TypingContext = createContext<{
  readonly typing: TypingAt | null
  readonly setTyping: (at: TypingAt | null) => void
}>({
  typing: null,
  setTyping: () => {},
})

export const useTyping = () => useContext(TypingContext)
