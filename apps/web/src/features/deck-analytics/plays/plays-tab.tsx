import type { ReportProps } from '../report-props.ts'
import { AttemptsTable } from './attempts-table.tsx'

/** Each play, newest first; it opens on a page of its own. */
export function PlaysTab({ deckId, filters }: ReportProps) {
  return <AttemptsTable deckId={deckId} url={filters} />
}
