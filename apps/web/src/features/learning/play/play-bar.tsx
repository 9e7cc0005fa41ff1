import type { LearnerCourse } from '@deckle/contract/learning.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ListTree, NotebookPen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { Outline } from './outline.tsx'
import { decksOf } from './order.ts'

const Notes = lazyPart(() => import('./notes.tsx').then((m) => m.Notes))

interface PlayBarProps {
  readonly course: LearnerCourse
  readonly deckId: string
  readonly slideId: string | null
}

export function PlayBar({ course, deckId, slideId }: PlayBarProps) {
  const t = useWords('learning')
  const [open, setOpen] = useState<'outline' | 'notes' | null>(null)
  const decks = decksOf(course)
  const at = decks.findIndex(({ id }) => id === deckId) + 1
  const close = () => setOpen(null)
  return (
    <header className="flex min-h-12 items-center gap-2 border-b border-line bg-surface px-2">
      <Link
        to="/courses/$id/show"
        params={{ id: course.id }}
        title={t('play.back')}
        className="flex size-9 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-hover hover:text-ink touch:size-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        <span className="sr-only">{t('play.back')}</span>
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-sm font-strong">{course.title}</h1>
        {at > 0 && (
          <p className="truncate text-xs text-muted">{t('play.deckOf', { n: String(at), m: String(decks.length) })}</p>
        )}
      </div>
      <IconButton label={t('play.notes')} icon={<NotebookPen />} onPress={() => setOpen('notes')} />
      <span className="hidden narrow:block">
        <IconButton label={t('play.outline')} icon={<ListTree />} onPress={() => setOpen('outline')} />
      </span>
      <Dialog isOpen={open === 'outline'} onOpenChange={close} title={t('play.outline')}>
        <Outline course={course} deckId={deckId} onGo={close} />
      </Dialog>
      <Dialog isOpen={open === 'notes'} onOpenChange={close} title={t('notes.title')} description={t('notes.text')}>
        <Suspense fallback={<Skeleton />}>
          <Notes course={course} place={slideId === null ? null : { deckId, slideId }} onGo={close} />
        </Suspense>
      </Dialog>
    </header>
  )
}
