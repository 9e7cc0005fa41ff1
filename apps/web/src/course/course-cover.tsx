import type { CourseRow } from '@deckle/contract/courses.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { GraduationCap } from 'lucide-react'
import { posterUrl } from '../deck/media-url.ts'

/** 16 by 9; a drawn one where the course has none. */
export function CourseCover({
  cover,
  width,
  className,
}: Pick<CourseRow, 'cover'> & { width: number; className?: string }) {
  return (
    <span
      className={classNames('flex aspect-video w-full items-center justify-center overflow-hidden bg-hover', className)}
    >
      {cover.id === '' ? (
        <GraduationCap aria-hidden="true" className="size-1/4 stroke-1 text-faint" />
      ) : (
        <img
          src={posterUrl(cover.id, width)}
          alt={cover.alt}
          loading="lazy"
          draggable={false}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
