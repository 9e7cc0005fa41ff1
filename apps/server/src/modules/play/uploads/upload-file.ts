import { Readable } from 'node:stream'
import type { play } from '@deckle/contract/play.ts'
import type { Handler } from '../../../http/handler.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { receiveFile } from './receive-file.ts'

/** Small files, as base64 in JSON. */
export const uploadFile: Handler<typeof play.upload> = async ({ deps, params, body: { token, file }, request }) => {
  await requireLimit(deps.limits, 'publicUpload', addressKey(request.ip))
  const chunks = Readable.from([Buffer.from(file.data, 'base64')])[Symbol.asyncIterator]()
  return { file: await receiveFile(deps, params.id, token, { ...file, chunks }) }
}
