import { jobStatuses, type Job } from '@deckle/contract/jobs.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import type { ErrorCode } from '@deckle/core/error.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import { subjectOf } from '../../require-access.ts'
import type { Message } from '../../refusal.ts'
import { wordsOfCode, wordsOfMessage } from '../../words/refusal-words.ts'
import type { JobRecord } from './queries.ts'

export function presentJob(actor: Actor, job: JobRecord, { now, language }: { now: Date; language: Language }): Job {
  const status = jobStatuses.find((one) => one === job.status) ?? 'failed'
  const mayChange = may(actor, 'job.change', subjectOf(job))
  return {
    id: job.id,
    kind: job.kind,
    status,
    total: job.total,
    done: job.done,
    refused: job.refused,
    counts: job.counts,
    error: job.error === null ? null : errorWords(job.error, language),
    file: job.file_name,
    createdBy: { id: job.created_by, name: job.creator_name },
    createdAt: job.created_at.toISOString(),
    startedAt: job.started_at?.toISOString() ?? null,
    finishedAt: job.finished_at?.toISOString() ?? null,
    can: {
      stop: mayChange && ['draft', 'queued', 'running'].includes(status) && !job.stop_requested,
      retry: mayChange && ['failed', 'stopped'].includes(status),
      undo: mayChange && status === 'done' && job.undo_until !== null && job.undo_until > now,
    },
  }
}

/** Translates a value of the columns `error` and `reason`: the message of a refusal, or `code:…`. */
export const errorWords = (error: string, language: Language): string =>
  error.startsWith('code:')
    ? wordsOfCode(error.slice('code:'.length) as ErrorCode, language)
    : wordsOfMessage(error as Message, language)
