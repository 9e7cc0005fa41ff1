import { useNavigate } from '@tanstack/react-router'
import type { CertificateDesign } from '@deckle/core/certificates/certificate-design.ts'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'

/** Makes a design from another one, or from a template, and opens it. */
export function useCreateDesign() {
  const navigate = useNavigate()
  return useAction({
    call: (body: { readonly name: string; readonly design: CertificateDesign }) =>
      api.certificate_designs.create({ body }),
    onDone: ({ certificate_design: { id } }) => void navigate({ to: `/certificates/designs/${id}` }),
    invalidates: [queryKeys('certificate_designs').lists],
  })
}
