import type { Rule } from '@deckle/contract/rules.ts'
import type { Candidate, StoredRule } from './queries.ts'

export const presentRule = (row: StoredRule & { readonly learners: number }): Rule => ({
  id: row.id,
  name: row.name,
  match: row.rule.match,
  conditions: [...row.rule.conditions] as Rule['conditions'],
  due_days: row.due_days,
  remove_when_unmatched: row.remove_when_unmatched,
  active: row.active,
  createdAt: row.created_at.toISOString(),
  lastRunAt: row.last_run_at?.toISOString() ?? null,
  learners: row.learners,
})

export const presentCandidate = ({ id, name, email, met }: Candidate) => ({
  id,
  name,
  email,
  matched: met.flatMap((is, at) => (is ? [at] : [])),
})
