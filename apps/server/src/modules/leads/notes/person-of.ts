import type { LeadPerson } from '@deckle/contract/leads.ts'

interface ActedRow {
  readonly person_id: string | null
  readonly person_name: string | null
  readonly person_image: string | null
}

/** Null for nobody, and for somebody who is gone. */
export const personOf = ({ person_id, person_name, person_image }: ActedRow): LeadPerson | null =>
  person_id === null || person_name === null ? null : { id: person_id, name: person_name, image: person_image ?? '' }
