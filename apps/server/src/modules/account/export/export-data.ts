import type { account } from '@deckle/contract/account.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { readReportingZone } from '../../clients/index.ts'
import { findOpenJob, type JobKind, replyJob, startJob } from '../../jobs/index.ts'
import { zipOf } from '../../packaging/index.ts'
import { personalFiles } from './personal-files.ts'

/** The kind of job. */
export const exportKind = 'account.export'

export const exportData: Handler<typeof account.exportData> = async ({ deps, actor, request }) => {
  const running = await findOpenJob(deps.db, actor, exportKind)
  if (running) return replyJob(deps, actor, { client_id: actor.clientId, id: running }, request)
  await requireLimit(deps.limits, 'exportData', actor.userId)
  const id = await startJob(deps, actor, { kind: exportKind, params: {} })
  return replyJob(deps, actor, { client_id: actor.clientId, id }, request)
}

export const exportJob: JobKind = {
  isPrivate: true,
  async run({ deps, actor, progress, saveFile }) {
    const entries = await personalFiles(deps, actor)
    await progress({ total: entries.length })
    const day = dayIn(await readReportingZone(deps.db, actor.clientId), deps.now().getTime())
    await saveFile({ name: `my-data-${day}.zip`, type: 'application/zip', content: zipOf(entries, deps.now()) })
    await progress({ done: entries.length })
    return undefined
  },
}
