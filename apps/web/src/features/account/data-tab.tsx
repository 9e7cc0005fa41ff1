import { DeleteCard } from './parts/delete-card.tsx'
import { ExportCard } from './parts/export-card.tsx'

/** Data export and account deletion. */
export function DataTab() {
  return (
    <div className="flex flex-col gap-4">
      <ExportCard />
      <DeleteCard />
    </div>
  )
}
