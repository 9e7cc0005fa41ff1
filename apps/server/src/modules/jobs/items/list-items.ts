import type { jobs } from '@deckle/contract/jobs.ts'
import { audienceLanguage } from '../../../http/language.ts'
import type { Handler } from '../../../http/handler.ts'
import { errorWords } from '../present.ts'
import { requireJob } from '../require-job.ts'
import { listEndedItems } from './queries.ts'

export const showItems: Handler<typeof jobs.items> = async ({ deps, actor, params, query, request }) => {
  const job = await requireJob(deps, actor, 'job.read', params.id)
  const { rows, ...page } = await listEndedItems(deps.db, job, query)
  const language = audienceLanguage(request.header('accept-language'))
  return {
    items: rows.map(({ seq, outcome, reason, person_id, name, email }) => ({
      seq,
      person: person_id === null ? null : { id: person_id, name: name ?? '', email: email ?? '' },
      outcome: outcome ?? '',
      reason: reason === null ? null : errorWords(reason, language),
    })),
    ...page,
  }
}
