/** Ids of people. */
type People = ReadonlySet<string>

/** What a run of a rule on a course depends on. */
export interface RunFacts {
  readonly matching: People
  /** In the course now, whoever brought them. */
  readonly members: People
  /** Those of them whom this rule brought. */
  readonly brought: People
  readonly addedByHand: People
  readonly removedByHand: People
  /** Whom another active rule of the course matches: they stay. */
  readonly matchedByOthers: People
}

export interface RunPlan {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * Whom a rule adds and removes: never anybody whom somebody removed or added by hand. Run again on what it leaves, it
 * changes nothing. Of one person or of all, the same; lists are in the order of `matching` and `brought`.
 */
export function planRun(
  { matching, members, brought, addedByHand, removedByHand, matchedByOthers }: RunFacts,
  { remove_when_unmatched }: { readonly remove_when_unmatched: boolean },
): RunPlan {
  const stays = (id: string) => matching.has(id) || addedByHand.has(id) || matchedByOthers.has(id)
  return {
    add: [...matching].filter((id) => !members.has(id) && !removedByHand.has(id)),
    remove: remove_when_unmatched ? [...brought].filter((id) => members.has(id) && !stays(id)) : [],
  }
}
