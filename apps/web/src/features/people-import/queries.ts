import { download } from '@deckle/contract/client/download.ts'
import { upload } from '@deckle/contract/client/upload.ts'
import { importOutcomes } from '@deckle/contract/imports.ts'
import { queryOptions } from '@tanstack/react-query'
import { saveFile } from '../../deck/save-file.ts'
import { isUnderWay, LOOK_EVERY_MS } from '../../jobs/queries.ts'
import { api } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/list/paged-query.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { choiceParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

export const importUrl = urlParams({ id: textParam(36), outcome: choiceParam([...importOutcomes]) })
export type ImportUrl = UrlState<typeof importUrl>

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('imports').one(id),
    queryFn: ({ signal }) => api.imports.show({ params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.job) ? LOOK_EVERY_MS : false),
  })

/** `step` is part of the key, so that each step fetches the rows again. */
export const rowsQuery = (id: string, step: string, outcome: ImportUrl['outcome']) =>
  pagedQuery({
    queryKey: queryKeys('imports').one(id, 'rows', { step, outcome }),
    fetch: (page, signal) =>
      api.imports.rows({ params: { id }, query: { limit: 50, ...(outcome && { outcome }), ...page }, signal }),
  })

export const earlierQuery = () =>
  pagedQuery({
    queryKey: queryKeys('jobs').list({ kind: 'users.import' }),
    fetch: (page, signal) => api.jobs.list({ query: { limit: 20, kind: 'users.import', ...page }, signal }),
  })

/** Returns the import's id. @param onProgress receives the sent share, 0 to 1 */
export async function uploadPeople(file: File, onProgress: (share: number) => void): Promise<string> {
  const body = new FormData()
  body.set('file', file, file.name)
  const { job } = await upload(api, 'imports', 'upload', { body, onProgress })
  return job.id
}

export async function saveRefused(id: string): Promise<void> {
  const { blob, fileName } = await download(api, 'imports', 'refused', { params: { id } })
  saveFile(blob, fileName ?? 'refused.csv')
}
