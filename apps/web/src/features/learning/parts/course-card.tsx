import type { MyEnrolment, OfferedCourse } from '@deckle/contract/learning.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { useWords } from '../../../words/use-words.ts'
import { ProgressLine } from './progress-line.tsx'

type CardCourse = Pick<OfferedCourse, 'id' | 'title' | 'cover' | 'decks' | 'minutes' | 'level'>

/** A course as a picture, a name, facts, and how far the learner is; all of it leads to its page. */
export function CourseCard({
  course,
  enrolment,
  children,
}: {
  readonly course: CardCourse
  readonly enrolment: MyEnrolment | null
  readonly children?: ReactNode
}) {
  const t = useWords('learning')
  const { id, title, cover, decks, minutes, level } = course
  return (
    <Card padding="none" className="relative flex flex-1 flex-col overflow-hidden">
      <div className="flex aspect-video items-center justify-center overflow-hidden bg-hover text-faint">
        {cover.id ? (
          <img src={posterUrl(cover.id, 480)} alt={cover.alt} loading="lazy" className="h-full w-full object-cover" />
        ) : (
          <BookOpen aria-hidden="true" className="size-8 stroke-[1.25]" />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="text-sm font-strong wrap-anywhere">
          <Link to="/courses/$id/show" params={{ id }} className="text-ink no-underline after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-xs text-muted">
          {t('facts', { decks, minutes })}
          {level !== 'all' && `, ${t(`levels.${level}`)}`}
        </p>
        {children}
        {enrolment && <ProgressLine title={title} enrolment={enrolment} />}
      </div>
    </Card>
  )
}

export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4 phone:grid-cols-1'
