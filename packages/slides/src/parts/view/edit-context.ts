import { createContext, useContext } from 'react'
import type { EditInPlace } from '../../view.ts'

/** Null in a player. */
export const EditContext = createContext<EditInPlace | null>(null)

/** Null in a player, whose build replaces this file by `no-edit.ts`. */
export function useEdit(): EditInPlace | null {
  return useContext(EditContext)
}
