import { createContext, useContext } from 'react'
import type { EditInPlace } from '../view.ts'

/** How the editor edits in place; null in a player. */
export const EditContext = createContext<EditInPlace | null>(null)

/** How to edit in place; null in a player, whose build puts `no-edit.ts` here. */
export function useEdit(): EditInPlace | null {
  return useContext(EditContext)
}
