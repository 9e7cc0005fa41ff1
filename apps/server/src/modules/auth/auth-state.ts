import type pg from 'pg'
import { createFindToken, type FindToken } from './session/queries.ts'

/** What one server keeps in memory for sessions. */
export interface AuthState {
  readonly findToken: FindToken
}

export const createAuthState = ({ pool }: { readonly pool: pg.Pool }): AuthState => ({
  findToken: createFindToken(pool),
})
