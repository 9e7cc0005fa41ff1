import { createGroupCommit, type GroupCommit, type GroupCommitOptions } from './group-commit.ts'
import { createGroupCommitByClient } from './group-commit-by-client.ts'

export type { GroupCommit } from './group-commit.ts'

/** A group commit of rows of clients. */
export const createIntake = <Item extends { readonly clientId: string }, Result>(
  isDistributed: boolean,
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> => (isDistributed ? createGroupCommitByClient(options) : createGroupCommit(options))
