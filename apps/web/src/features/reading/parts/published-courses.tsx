import type { OfferedCourse } from '@deckle/contract/learning.ts'
import { useWords } from '../../../words/use-words.ts'
import { cardGrid, CourseCard } from '../../learning/index.ts'

/** Courses that the reader may come into, or is in. */
export function PublishedCourses({ courses }: { readonly courses: readonly OfferedCourse[] }) {
  const t = useWords('reading')
  return (
    <section aria-labelledby="published-courses" className="flex flex-col gap-4">
      <h2 id="published-courses" className="text-md font-strong">
        {t('courses')}
      </h2>
      <ul className={cardGrid}>
        {courses.map((course) => (
          <li key={course.id} className="flex flex-col">
            <CourseCard course={course} enrolment={course.mine} />
          </li>
        ))}
      </ul>
    </section>
  )
}
