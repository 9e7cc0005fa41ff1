import { Button } from '@deckle/ui/actions/button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { kindWords, useJobLine } from '../../../jobs/job-words.ts'
import { recentJobsQuery } from '../../../jobs/queries.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'

/** The newest background jobs, to come back to one. */
export function JobsMenu({ onOpen }: { onOpen: (id: string) => void }) {
  const words = useWords('jobs')
  const line = useJobLine()
  const format = useFormatter()
  const now = useNow()
  const { data: jobs = [] } = useQuery(recentJobsQuery)
  if (jobs.length === 0) return null
  return (
    <Menu
      label={words('title')}
      trigger={
        <Button icon={<History />}>
          <span className="phone:sr-only">{words('title')}</span>
        </Button>
      }
      items={jobs.map((job) => ({
        id: job.id,
        label: kindWords(words, job.kind),
        description: `${line(job)} · ${format.relativeTime(new Date(job.createdAt), now)}`,
        onAction: () => onOpen(job.id),
      }))}
    />
  )
}
