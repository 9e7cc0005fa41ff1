import type { play } from '@deckle/contract/play.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { receiveFile } from './receive-file.ts'

/** A file of any size up to the limit, streamed as the last field of a form. */
export const uploadStream: Handler<typeof play.uploadStream> = async ({ deps, params, body, request }) => {
  await requireLimit(deps.limits, 'publicUpload', addressKey(request.ip))
  const { token, id, slideId } = body
  const file = await request.file()
  if (!file) throw refuse('malformed', { fields: { file: 'media.no_file' } })
  // The stream stays open after an error: the rest of the form is read, so that the browser receives the refusal.
  const chunks = file.stream.iterator({ destroyOnReturn: false })
  const incoming = { id, slideId, name: file.filename, chunks, isTruncated: () => file.isTruncated() }
  return { file: await receiveFile(deps, params.id, token, incoming) }
}
