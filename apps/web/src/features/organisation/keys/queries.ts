import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

const keys = queryKeys('certificates')
export const signingKeysKey = keys.list('signing keys')

/** The key in use first. */
export const signingKeysQuery = pagedQuery({
  queryKey: signingKeysKey,
  fetch: (page, signal) => api.certificates.keys({ query: { limit: 50, ...page }, signal }),
})
