import type { ReportDefinition } from './definition.ts'
import { day, deck, month } from './parts.ts'

export const leadReports = {
  leads_summary: {
    sees: 'deck.analytics',
    filters: ['deck', 'name', 'reader_type', 'owner', 'published'],
    groups: {
      deck: { ...deck, leads: 'count', completions: 'count', share: 'percent' },
      day: { ...day, leads: 'count' },
      month: { ...month, leads: 'count' },
    },
  },
} as const satisfies Readonly<Record<string, ReportDefinition>>
