import type { UserRow } from '@deckle/contract/models/people.ts'

export const nameOf = ({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()
