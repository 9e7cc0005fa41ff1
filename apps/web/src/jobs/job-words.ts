import type { Job } from '@deckle/contract/jobs.ts'
import { type Words, useFormatter, useWords } from '../words/use-words.ts'

const names = {
  'users.bulk': 'bulk',
  'users.undo': 'undo',
  'users.export': 'export',
  'users.import': 'import',
  'users.field_kind': 'fieldKind',
  'account.export': 'data',
  'learners.add': 'enrolling',
  'learners.remove': 'leaving',
  'learners.modify': 'learners',
  'learners.contact': 'message',
  'team.remind': 'reminders',
  'rules.run': 'rules',
  'certificates.archive': 'certificates',
  'certificates.send': 'sendCertificates',
} as const

export function kindWords(words: Words<'jobs'>, kind: string): string {
  return words(`kinds.${Object.hasOwn(names, kind) ? names[kind as keyof typeof names] : 'other'}`)
}

const outcomes = ['changed', 'created', 'unchanged', 'written', 'sent', 'refused'] as const

/** How a job stands, in a line. */
export function useJobLine(): (job: Job) => string {
  const words = useWords('jobs')
  const format = useFormatter()
  return ({ status, done, total, counts }) => {
    const results = outcomes.flatMap((outcome) =>
      counts[outcome] ? [words(`counts.${outcome}`, { count: counts[outcome] })] : [],
    )
    if (status !== 'running' && results.length > 0) return results.join(' · ')
    if (status !== 'running' || total === null) return words(`statuses.${status}`)
    return words('progress', { done: format.number(done), total: format.number(total) })
  }
}
