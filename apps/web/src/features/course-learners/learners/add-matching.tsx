import type { PersonCondition } from '@deckle/core/people/person-condition.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { learnersChange } from '../queries.ts'
import type { AddWayProps } from './add-way.ts'
import { BranchField, TagField } from './people-fields.tsx'

/** Everyone with a tag, below a person, or at all. */
export function AddMatching({
  courseId,
  dueAt,
  onAdded,
  by,
}: AddWayProps & { readonly by: 'tag' | 'branch' | 'everyone' }) {
  const words = useWords('course-learners')
  const [value, setValue] = useState<string | undefined>(undefined)
  const filter: readonly PersonCondition[] =
    value === undefined
      ? []
      : [by === 'tag' ? { field: 'tags', op: 'is', value } : { field: 'manager', op: 'below', value }]
  const add = useAction({
    call: () =>
      api.learners.addAll({
        params: { id: courseId },
        body: { people: { filter: [...filter] as never }, ...(dueAt !== null && { due_at: dueAt }) },
      }),
    onDone: onAdded,
    invalidates: learnersChange,
    failure: 'in place',
  })
  return (
    <>
      {add.error && <ErrorCallout error={add.error} />}
      {by === 'tag' && <TagField value={value} onChange={setValue} />}
      {by === 'branch' && <BranchField value={value} onChange={setValue} />}
      {by === 'everyone' && <p>{words('add.everyoneText')}</p>}
      <Button
        variant="primary"
        className="self-end"
        isDisabled={by !== 'everyone' && value === undefined}
        isPending={add.isPending}
        onPress={() => void add.run()}
      >
        {words('add.submit')}
      </Button>
    </>
  )
}
