import type { OperatedClient } from '@deckle/contract/operators.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { UserRoundCog } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { startActing } from '../../../lib/session/act.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { impersonableQuery } from '../queries.ts'

const LONGEST_REASON = 500

type Acted = Pick<OperatedClient, 'id' | 'name'>

/** Opens a dialog that asks for the person and the reason. */
export function ActButton({ client }: { client: Acted }) {
  const words = useWords('operators')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button icon={<UserRoundCog />} onPress={() => setAsking(true)}>
        {words('act.open')}
      </Button>
      {isAsking && <ActDialog client={client} onClose={() => setAsking(false)} />}
    </>
  )
}

function ActDialog({ client, onClose }: { client: Acted; onClose: () => void }) {
  const words = useWords('operators')
  const router = useRouter()
  const form = useSubmitForm<{ user_id: string | null; reason: string }>({
    defaultValues: { user_id: null, reason: '' },
    submit: ({ user_id, reason }) =>
      startActing(client.id, { reason: reason.trim(), ...(user_id !== null && { user_id }) }, (href) =>
        router.navigate({ href }),
      ),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words('act.title', { name: client.name })}
      description={words('act.text')}
    >
      <Form form={form}>
        <Field control={form.control} name="user_id">
          {({ onChange, error }) => <WhomField client={client.id} onChange={onChange} error={error} />}
        </Field>
        <Field control={form.control} name="reason" check={(reason) => !isBlank(reason) || words('act.reasonMissing')}>
          {(field) => (
            <TextField
              {...field}
              label={words('act.reason')}
              description={words('act.reasonText')}
              multiline
              limits={{ max: LONGEST_REASON }}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{words('act.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('act.submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** Searches by name, e-mail or user name. If left empty, the server chooses a person. */
function WhomField({
  client,
  onChange,
  error,
}: {
  client: string
  onChange: (id: string | null) => void
  error: string | undefined
}) {
  const words = useWords('operators')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useQuery(impersonableQuery(client, useDebounced(text.trim())))
  const people = found.data ?? []
  const roleOf = ({ owns_client, license_type }: (typeof people)[number]) =>
    owns_client ? words('people.owner') : words(`licences.${license_type}`)
  return (
    <>
      <ComboBox
        label={words('act.whom')}
        description={words('act.whomText')}
        isOptional
        error={error}
        inputValue={text}
        onInputChange={setText}
        value={chosen}
        onChange={(id) => {
          setChosen(id)
          const person = people.find((one) => one.id === id)
          if (person) setText(person.name)
          onChange(id)
        }}
        // The server has filtered, by more than the name.
        defaultFilter={() => true}
        options={people.map((person) => ({
          id: person.id,
          label: person.name,
          description: `${roleOf(person)} · ${person.email}`,
        }))}
      />
      {found.error && (
        <LoadError error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
      )}
    </>
  )
}
