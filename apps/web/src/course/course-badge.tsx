import type { CourseRow } from '@deckle/contract/courses.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../words/use-words.ts'

const tones = { draft: 'neutral', published: 'success', outdated: 'warning', archived: 'neutral' } as const

export function CourseBadge({
  status,
  outdated,
  className,
}: Pick<CourseRow, 'status' | 'outdated'> & { className?: string }) {
  const t = useWords('course')
  const state = status === 'published' && outdated ? 'outdated' : status
  return (
    <Badge tone={tones[state]} dot={status === 'published'} className={className}>
      {t(`statuses.${state}`)}
    </Badge>
  )
}
