import { DeleteCard } from './parts/delete-card.tsx'
import { ExportCard } from './parts/export-card.tsx'

/** The person's own data: download it, or delete the account. */
export function DataTab() {
  return (
    <div className="flex flex-col gap-4">
      <ExportCard />
      <DeleteCard />
    </div>
  )
}
