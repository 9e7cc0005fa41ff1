import { Link } from 'react-aria-components'
import { CourseBadge } from '../../../course/course-badge.tsx'
import { CourseCover } from '../../../course/course-cover.tsx'
import { useMinutes } from '../../../course/use-minutes.ts'
import { useRelativeTime } from '../../../deck/use-relative-time.ts'
import { TagNames } from '../../../tags/tag-names.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type CourseItem, CourseMenu } from './course-menu.tsx'

export function CourseCard(item: CourseItem) {
  const { row } = item
  const t = useWords('courses')
  const ago = useRelativeTime()
  const minutes = useMinutes()
  const facts = [
    t('topics', { count: row.topics }),
    t('decks', { count: row.decks }),
    ...(row.minutes > 0 ? [minutes(row.minutes)] : []),
    ...(row.learners > 0 ? [t('learners', { count: row.learners })] : []),
  ]
  return (
    <article className="group/card relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow focus-within:border-edge hover:border-edge hover:shadow-sm">
      <CourseCover cover={row.cover} width={640} className="border-b border-line" />
      <div className="flex items-start gap-1 p-3 pb-2">
        <h2 className="min-w-0 flex-1 text-sm font-strong">
          <CourseTitle {...item} className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 after:rounded-lg" />
        </h2>
        <div className="relative z-1 -me-1.5 -mt-1">
          <CourseMenu {...item} />
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 px-3 pb-3 text-xs text-muted">
        <span>{facts.join(' · ')}</span>
        <TagNames tags={row.tags} className="w-full" />
        <span className="flex w-full items-center gap-2">
          <time dateTime={row.updatedAt} className="min-w-0 flex-1 truncate">
            {row.deletedAt
              ? t('deletedWhen', { when: ago(row.deletedAt) })
              : t('edited', { when: ago(row.updatedAt), owner: row.owner.name })}
          </time>
          {!row.deletedAt && <CourseBadge status={row.status} outdated={row.outdated} />}
        </span>
      </div>
    </article>
  )
}

export function CourseTitle({ row, className }: Pick<CourseItem, 'row'> & { className: string }) {
  const t = useWords('course')
  return (
    <Link
      href={row.deletedAt ? undefined : `/courses/${row.id}/edit`}
      data-row={row.id}
      className={`rounded-sm text-ink no-underline outline-offset-2 ${className}`}
    >
      <bdi>{row.title || t('untitled')}</bdi>
    </Link>
  )
}
