import { may } from '@deckle/core/access/access.ts'
import { isEmail, normaliseEmail } from '@deckle/core/text/email-address.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { nameOf } from '../../../people/name-of.ts'
import { CoursePersonPicker, PersonPicker } from '../../../people/person-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { learnersChange } from '../queries.ts'
import type { AddWayProps } from './add-way.ts'

const dueOf = (dueAt: string | null) => (dueAt === null ? {} : { due_at: dueAt })

interface Picked {
  readonly id: string
  readonly name: string
}

/** One person after another, by a search. */
export function AddPicked({ courseId, dueAt, onAdded }: AddWayProps) {
  const words = useWords('course-learners')
  const canList = may(actorOf(useUser()), 'user.list')
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const pick = (person: Picked) => {
    if (picked.every(({ id }) => id !== person.id)) setPicked([...picked, { id: person.id, name: person.name }])
  }
  const add = useAction({
    call: () =>
      api.learners.add({ params: { id: courseId }, body: { user_ids: picked.map(({ id }) => id), ...dueOf(dueAt) } }),
    onDone: onAdded,
    invalidates: learnersChange,
    failure: 'in place',
  })
  return (
    <>
      {add.error && <ErrorCallout error={add.error} />}
      {canList ? (
        <PersonPicker
          key={picked.length}
          label={words('add.person')}
          onPick={(person) => person && pick({ id: person.id, name: nameOf(person) || person.email })}
        />
      ) : (
        <CoursePersonPicker
          key={picked.length}
          courseId={courseId}
          label={words('add.person')}
          onPick={(person) => person && pick(person)}
        />
      )}
      {picked.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={words('add.picked')}>
          {picked.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1 rounded-full bg-hover ps-3 text-sm">
              {name}
              <IconButton
                size="sm"
                icon={<X />}
                label={words('add.unpick', { name })}
                onPress={() => setPicked(picked.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="primary"
        className="self-end"
        isDisabled={picked.length === 0}
        isPending={add.isPending}
        onPress={() => void add.run()}
      >
        {words('add.submit')}
      </Button>
    </>
  )
}

const MOST_PASTED = 1000

/** Email addresses in any text, normalised, each once. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;<>()"]+/)
      .map((part) => normaliseEmail(part.replace(/^'|['.]$/g, '')))
      .filter(isEmail),
  ),
]

/** Addresses as they come out of a mail or a table. */
export function AddPasted({ courseId, dueAt, onAdded }: AddWayProps) {
  const words = useWords('course-learners')
  const [text, setText] = useState('')
  const emails = addressesIn(text)
  const add = useAction({
    call: () => api.learners.add({ params: { id: courseId }, body: { emails: [...emails], ...dueOf(dueAt) } }),
    onDone: (reply) => {
      if (reply.unknown.length === 0) onAdded(reply)
      else setText(reply.unknown.join('\n'))
    },
    invalidates: learnersChange,
    failure: 'in place',
  })
  const isTooMany = emails.length > MOST_PASTED
  return (
    <>
      {add.error && <ErrorCallout error={add.error} />}
      {add.reply && add.reply.unknown.length > 0 && (
        <Callout tone="warning" title={words('add.done', { count: add.reply.added })} live>
          {words('add.unknown', { count: add.reply.unknown.length })}
        </Callout>
      )}
      <TextField
        label={words('add.addresses')}
        description={words('add.found', { count: emails.length })}
        value={text}
        onChange={setText}
        maxLength={100_000}
        multiline
        {...(isTooMany && { error: words('add.tooMany', { count: MOST_PASTED }) })}
      />
      <Button
        variant="primary"
        className="self-end"
        isDisabled={emails.length === 0 || isTooMany}
        isPending={add.isPending}
        onPress={() => void add.run()}
      >
        {words('add.submit')}
      </Button>
    </>
  )
}
