import { CallError } from '@deckle/contract/client/call-error.ts'
import type { SharedReport } from '@deckle/contract/report-links.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

export interface OpenedReport {
  readonly pass: string
  readonly report: SharedReport
}

const isRefused = (error: unknown): boolean => error instanceof CallError && error.status >= 400 && error.status < 500

/** Opens the link. What was refused is tried again only by whoever types a PIN. @param pin '' without one */
export const openQuery = (token: string, pin: string) =>
  queryOptions({
    queryKey: queryKeys('report_links').one(token, 'open', pin),
    queryFn: ({ signal }) => api.report_links.open({ body: { token, pin }, signal }),
    retry: (count, error) => !isRefused(error) && count < 2,
    staleTime: Infinity,
    gcTime: 60_000,
  })

export const figuresQuery = (pass: string, widget: string) =>
  queryOptions({
    queryKey: queryKeys('report_links').report('figures', pass, widget),
    queryFn: async ({ signal }) => (await api.report_links.figures({ body: { pass, widget }, signal })).figures,
    retry: (count, error) => !isRefused(error) && count < 2,
    staleTime: Infinity,
  })
