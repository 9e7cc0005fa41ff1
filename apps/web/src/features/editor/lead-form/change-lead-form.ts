import type { LeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'

/** @param group edits of one group are one step of undo */
export type ChangeLeadForm = (patch: Partial<LeadForm>, group?: string) => void
