import type { jobs } from '@deckle/contract/jobs.ts'
import { FileReply, type Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { requireJob } from './require-job.ts'

export const downloadFile: Handler<typeof jobs.file> = async ({ deps, actor, params, setHeader }) => {
  const job = await requireJob(deps, actor, 'job.read', params.id)
  const isPrivate = deps.jobKinds[job.kind]?.isPrivate ?? false
  if (isPrivate && actor.actedBy !== undefined) throw refuse('not_allowed', 'act.refused')
  if (isPrivate && job.created_by !== actor.userId) throw refuse('not_found')
  const stored = job.file_key === null ? null : await deps.files.get(job.file_key)
  if (!stored || job.file_name === null || job.file_type === null) throw refuse('not_found')
  setHeader('content-length', String(stored.size))
  return new FileReply({ contentType: job.file_type, filename: job.file_name, body: stored.stream })
}
