/** Of an act on a person. */
export type Outcome = 'changed' | 'unchanged' | 'refused'

/** By the person's id. */
export type Outcomes = ReadonlyMap<string, Outcome>
