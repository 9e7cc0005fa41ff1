import { DeleteCard } from './parts/delete-card.tsx'
import { ExportCard } from './parts/export-card.tsx'

/** What is stored of the person: to take along, or to leave. */
export function DataTab() {
  return (
    <div className="flex flex-col gap-4">
      <ExportCard />
      <DeleteCard />
    </div>
  )
}
