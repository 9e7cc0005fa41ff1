import type { Course } from '@deckle/contract/courses.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

/** The link that enrols whoever of the organisation opens it. */
export function AddLink({ course }: { readonly course: Course }) {
  const words = useWords('course-learners')
  const change = useAction({
    call: (enabled: boolean) => api.courses.updateJoinCode({ params: { id: course.id }, body: { enabled } }),
    invalidates: [queryKeys('courses').all],
  })
  const copy = useAction({
    call: () => navigator.clipboard.writeText(course.joinUrl ?? ''),
    onDone: () => toast({ title: words('link.copied'), tone: 'success' }),
  })
  return (
    <>
      <p className="text-muted">{words('link.text')}</p>
      {course.joinUrl !== null && <TextField label={words('link.label')} value={course.joinUrl} isReadOnly />}
      <div className="flex flex-wrap justify-end gap-2">
        {course.joinUrl !== null && (
          <Button variant="quiet" isPending={change.isPending} onPress={() => void change.run(false)}>
            {words('link.end')}
          </Button>
        )}
        <Button isPending={change.isPending} onPress={() => void change.run(true)}>
          {words(course.joinUrl === null ? 'link.make' : 'link.renew')}
        </Button>
        {course.joinUrl !== null && (
          <Button variant="primary" onPress={() => void copy.run()}>
            {words('link.copy')}
          </Button>
        )}
      </div>
    </>
  )
}
