import type { Course } from '@deckle/contract/courses.ts'
import { may } from '@deckle/core/access/access.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { AddFile } from './add-file.tsx'
import { AddLink } from './add-link.tsx'
import { AddMatching } from './add-matching.tsx'
import { AddPasted, AddPicked } from './add-named.tsx'
import type { AddWayProps } from './add-way.ts'

interface AddDialogProps {
  readonly course: Course
  readonly onClose: () => void
  readonly onJob: (id: string) => void
}

const ways = ['pick', 'paste', 'file', 'tag', 'branch', 'everyone', 'link'] as const
type Way = (typeof ways)[number]

/** People are picked or pasted by who edits the course; whole lists come from Managers and Admins. */
const isOpen = (way: Way, actor: ReturnType<typeof actorOf>): boolean =>
  way === 'pick' || way === 'paste' || way === 'link' || may(actor, 'course.enrol')

export function AddDialog({ course, onClose, onJob }: AddDialogProps) {
  const words = useWords('course-learners')
  const actor = actorOf(useUser())
  const open = ways.filter((way) => isOpen(way, actor))
  const [way, setWay] = useState<Way>(open[0] ?? 'paste')
  const [dueAt, setDueAt] = useState<string | null>(null)
  const given: AddWayProps = {
    courseId: course.id,
    dueAt,
    onAdded: ({ added, known, job }) => {
      onClose()
      if (job) return onJob(job.id)
      toast({
        title: words('add.done', { count: added }),
        tone: 'success',
        ...(known > 0 && { description: words('add.known', { count: known }) }),
      })
    },
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={words('add.title')}>
      <div className="flex flex-col gap-4">
        <Select
          label={words('add.way')}
          value={way}
          onChange={setWay}
          options={open.map((id) => ({ id, label: words(`add.ways.${id}`) }))}
        />
        {way !== 'link' && (
          <MomentField label={words('add.due')} description={words('add.dueText')} value={dueAt} onChange={setDueAt} />
        )}
        {way === 'pick' && <AddPicked {...given} />}
        {way === 'paste' && <AddPasted {...given} />}
        {way === 'file' && <AddFile {...given} />}
        {(way === 'tag' || way === 'branch' || way === 'everyone') && <AddMatching key={way} {...given} by={way} />}
        {way === 'link' && <AddLink course={course} />}
      </div>
    </Dialog>
  )
}
