import type { Certificate } from '@deckle/contract/certificates.ts'
import { certificateStates } from '@deckle/core/certificates/certificate-state.ts'
import { download } from '@deckle/contract/client/download.ts'
import { queryOptions } from '@tanstack/react-query'
import { saveFile } from '../../../deck/save-file.ts'
import { api } from '../../../lib/api.ts'
import { pagedQuery } from '../../../lib/list/paged-query.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { choiceParam, textParam, type UrlState, urlParams } from '../../../lib/url/url-params.ts'
import { useAction } from '../../../lib/use-action.ts'

export const rowsOf = ({ certificates }: { readonly certificates: readonly Certificate[] }) => certificates

export const ownCertificatesQuery = () =>
  pagedQuery({
    queryKey: queryKeys('certificates').list('own'),
    fetch: (page, signal) => api.certificates.list({ query: { limit: 20, ...page }, signal }),
  })

/** Their own names, beside what else the screen of a course has in its address. */
export const courseCertificatesUrl = urlParams({ cert_q: textParam(100), cert_state: choiceParam(certificateStates) })
export type CourseCertificatesUrl = UrlState<typeof courseCertificatesUrl>

export const courseCertificatesQuery = (
  courseId: string,
  { cert_q: search, cert_state: state }: CourseCertificatesUrl,
) =>
  pagedQuery({
    queryKey: queryKeys('certificates').list('course', courseId, { search, state }),
    fetch: (page, signal) =>
      api.certificates.list({
        query: {
          limit: 20,
          course_id: courseId,
          ...(search !== undefined && { search }),
          ...(state !== undefined && { state }),
          ...page,
        },
        signal,
      }),
  })

/** What a reissued certificate would print as boxes. */
export const boxesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('certificates').one(id, 'boxes'),
    queryFn: async ({ signal }) => ({ fields: (await api.certificates.check({ params: { id }, signal })).undrawable }),
  })

export function useSavePdf() {
  return useAction({
    call: ({ id }: Certificate) => download(api, 'certificates', 'pdf', { params: { id } }),
    sameAs: ({ id }) => id,
    onDone: ({ blob }, { number }) => saveFile(blob, `${number}.pdf`),
  })
}
