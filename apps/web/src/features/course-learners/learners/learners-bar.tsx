import type { Course } from '@deckle/contract/courses.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Mail, Pencil, UserMinus, X } from 'lucide-react'
import { useState } from 'react'
import { countSelected, everybody, nobody, type Selection } from '../../../people/selection.ts'
import { useWords } from '../../../words/use-words.ts'
import { selectedLearners } from '../queries.ts'
import type { LearnerFilter } from '../url-state.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { ModifyDialog } from './modify-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

interface LearnersBarProps {
  readonly course: Course
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly filter: LearnerFilter
  /** Of all who match; undefined where it is not known. */
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly onJob: (id: string) => void
}

const dialogs = { modify: ModifyDialog, contact: ContactDialog, remove: RemoveDialog } as const

/** How many are selected, everybody who matches, and what can be done with them. */
export function LearnersBar({ course, selection, onSelect, filter, total, hasMore, onJob }: LearnersBarProps) {
  const words = useWords('course-learners')
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const count = countSelected(selection, total)
  const offersAll = selection.kind === 'some' && (hasMore || selection.ids.size < (total ?? 0))
  const Open = open && dialogs[open]
  return (
    <section
      aria-label={words('select.bar')}
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 shadow-lg phone:bottom-16"
    >
      <output className="text-sm font-strong">
        {count === undefined ? words('select.all') : words('select.count', { count })}
      </output>
      <IconButton size="sm" label={words('select.clear')} icon={<X />} onPress={() => onSelect(nobody)} />
      {offersAll && (
        <Button size="sm" variant="quiet" onPress={() => onSelect(everybody)}>
          {total === undefined ? words('select.offerAll') : words('select.offer', { count: total })}
        </Button>
      )}
      <span className="ms-auto flex flex-wrap gap-2">
        <Button icon={<Pencil />} onPress={() => setOpen('modify')}>
          {words('modify.open')}
        </Button>
        <Button icon={<Mail />} onPress={() => setOpen('contact')}>
          {words('contact.open')}
        </Button>
        <Button variant="danger" icon={<UserMinus />} onPress={() => setOpen('remove')}>
          {words('remove.open')}
        </Button>
      </span>
      {Open && (
        <Open
          course={course}
          count={count}
          people={selectedLearners(selection, filter)}
          onClose={() => setOpen(null)}
          onDone={(job) => {
            setOpen(null)
            onSelect(nobody)
            if (job) onJob(job.id)
          }}
        />
      )}
    </section>
  )
}
