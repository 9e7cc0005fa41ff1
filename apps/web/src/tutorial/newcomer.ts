import { NEWCOMER_DAYS } from '@deckle/core/tutorial/tutorial.ts'
import type { StoredUser } from '../lib/session/tokens/persisted.ts'

/** Who may still need the tutorial: others are not asked for it outside its own screen. */
export const isNewcomer = ({ createdAt }: Pick<StoredUser, 'createdAt'>, now = Date.now()): boolean =>
  now - Date.parse(createdAt) < NEWCOMER_DAYS * 86_400_000
