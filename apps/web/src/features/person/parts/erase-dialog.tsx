import { isSameEmail } from '@deckle/core/text/email-address.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useProof } from '../../../factors/use-proof.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { nameOf } from '../../../people/name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { changed, inspectedQuery, type Person } from '../queries.ts'

/** Deletes a person permanently once their email was typed; the server asks for a fresh proof of identity. */
export function EraseDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const words = useWords('person')
  const navigate = useNavigate()
  const { withProof, dialog } = useProof()
  const [typed, setTyped] = useState('')
  const { data, error, refetch, isFetching } = useQuery(inspectedQuery(person.id))
  const erase = useAction({
    call: () => withProof(() => api.users.erase({ params: { id: person.id } })),
    onDone: () => {
      toast({ title: words('erase.done', { name: nameOf(person) }), tone: 'success' })
      void navigate({ to: '/people' })
    },
    failure: 'in place',
    invalidates: changed,
  })
  const isConfirmed = isSameEmail(typed, person.email)
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={onClose}
        role="alertdialog"
        title={words('erase.title', { name: nameOf(person) })}
        footer={
          <>
            <Button onPress={onClose}>{words('cancel')}</Button>
            <Button
              variant="danger"
              isDisabled={!isConfirmed || !data}
              isPending={erase.isPending}
              onPress={() => void erase.run()}
            >
              {words('erase.button')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {erase.error && <ErrorCallout error={erase.error} />}
          {data ? (
            <Losses person={person} counts={data.counts} heir={data.heir?.name ?? null} />
          ) : error ? (
            <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <Skeleton count={4} />
          )}
          <TextField
            label={words('erase.confirm', { email: person.email })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck="false"
          />
        </div>
      </Dialog>
      {dialog}
    </>
  )
}

interface LossesProps {
  readonly person: Person
  readonly counts: {
    readonly decks: number
    readonly media: number
    readonly attempts: number
    readonly enrolments: number
    readonly reports: number
  }
  readonly heir: string | null
}

function Losses({ person, counts, heir }: LossesProps) {
  const words = useWords('person')
  const taker = heir ?? words('delete.anAdmin')
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5">
      <li>{words('erase.account')}</li>
      <li>{words('erase.learning', { count: counts.enrolments })}</li>
      <li>{words('erase.written')}</li>
      <li>{words('erase.answers', { count: counts.attempts })}</li>
      {person.deletedAt === null && counts.decks + counts.media > 0 && (
        <li>{words('delete.things', { decks: counts.decks, media: counts.media, heir: taker })}</li>
      )}
      {person.deletedAt === null && counts.reports > 0 && (
        <li>
          {person.managerName === null
            ? words('delete.reportsTop', { count: counts.reports })
            : words('delete.reports', { count: counts.reports, manager: person.managerName })}
        </li>
      )}
      <li>{words('erase.final')}</li>
    </ul>
  )
}
