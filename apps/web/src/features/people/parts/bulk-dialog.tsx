import { type LicenseType, licenseRank, licenseTypes, actorRank } from '@deckle/core/access/access.ts'
import type { BulkAction } from '@deckle/core/people/bulk-action.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { nameOf } from '../../../people/name-of.ts'
import { facetsQuery } from '../../../people/queries.ts'
import type { selectedPeople } from '../../../people/selection.ts'
import { DetailInput } from '../../../people/detail-input.tsx'
import { PersonPicker } from '../../../people/person-picker.tsx'

type Value = string | null | { readonly name: string; readonly value: string }

interface BulkDialogProps {
  readonly action: BulkAction
  /** From the bin. */
  readonly isRestoring: boolean
  readonly count: number
  readonly people: ReturnType<typeof selectedPeople>
  readonly onClose: () => void
  readonly onJob: (id: string) => void
}

/** Asks for what the action needs, says what it does, and starts it. */
export function BulkDialog({ action, isRestoring, count, people, onClose, onJob }: BulkDialogProps) {
  const words = useWords('people')
  const [value, setValue] = useState<Value | undefined>(undefined)
  const [isMissing, setMissing] = useState(false)
  const needsValue = ['license', 'manager', 'tag', 'untag', 'field'].includes(action)
  const start = useAction({
    call: () => api.users.bulk({ body: { people, action, ...(value !== undefined && { value }) } }),
    onDone: ({ job }) => onJob(job.id),
    invalidates: [queryKeys('jobs').lists],
    failure: 'in place',
  })
  const name = action === 'activate' && isRestoring ? 'restore' : action
  const isEmpty = value === undefined || (typeof value === 'object' && value !== null && isBlank(value.name))
  const submit = () => {
    if (needsValue && isEmpty) setMissing(true)
    else void start.run()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      role={action === 'delete' ? 'alertdialog' : 'dialog'}
      title={words(`ask.${name}`, { count })}
      description={`${words(`note.${name}`)}${action === 'invite' ? '' : ` ${words('undoable')}`}`}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button variant={action === 'delete' ? 'danger' : 'primary'} isPending={start.isPending} onPress={submit}>
            {words(`act.${name}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {start.error && <ErrorCallout error={start.error} />}
        {needsValue && (
          <ValueField
            action={action}
            value={value}
            onChange={setValue}
            error={isMissing && isEmpty ? words('missing') : undefined}
          />
        )}
      </div>
    </Dialog>
  )
}

interface ValueProps {
  readonly action: BulkAction
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly error: string | undefined
}

function ValueField(props: ValueProps) {
  switch (props.action) {
    case 'license':
      return <LicenseField {...props} />
    case 'manager':
      return <ManagerField {...props} />
    case 'field':
      return <DetailField {...props} />
    default:
      return <TagField {...props} />
  }
}

const textOf = (value: Value | undefined): string | null => (typeof value === 'string' ? value : null)

function LicenseField({ value, onChange, error }: ValueProps) {
  const words = useWords('people')
  const actor = actorOf(useUser())
  return (
    <Select<LicenseType>
      label={words('filter.license')}
      value={textOf(value) as LicenseType | null}
      onChange={onChange}
      {...(error !== undefined && { error })}
      options={licenseTypes
        .filter((id) => licenseRank(id) <= actorRank(actor))
        .map((id) => ({ id, label: words(`licenses.${id}`) }))}
    />
  )
}

function ManagerField({ value, onChange, error }: ValueProps) {
  const words = useWords('people')
  const [name, setName] = useState<string | null>(null)
  const chosen = value === null ? words('picker.top') : name
  return (
    <>
      <PersonPicker
        key={value === undefined ? 'none' : JSON.stringify(value)}
        label={words('filter.manager')}
        description={chosen === null ? undefined : words('picker.chosen', { name: chosen })}
        error={error}
        onPick={(person) => {
          if (!person) return
          setName(nameOf(person))
          onChange(person.id)
        }}
      />
      <Button size="sm" variant="quiet" className="self-start" onPress={() => onChange(null)}>
        {words('picker.top')}
      </Button>
    </>
  )
}

function TagField({ value, onChange, error }: ValueProps) {
  const words = useWords('people')
  const { data } = useQuery(facetsQuery)
  const tags = data?.tags ?? []
  if (data && tags.length === 0) return <p>{words('noTags')}</p>
  return (
    <Select
      label={words('filter.tag')}
      value={textOf(value)}
      onChange={onChange}
      {...(error !== undefined && { error })}
      options={tags.map(({ id, name }) => ({ id, label: name }))}
    />
  )
}

function DetailField({ value, onChange, error }: ValueProps) {
  const words = useWords('people')
  const { data } = useQuery(facetsQuery)
  const field = typeof value === 'object' && value !== null ? value : { name: '', value: '' }
  const known = (data?.fields ?? []).filter(({ canChange }) => canChange)
  return (
    <>
      {known.length > 0 ? (
        <Select
          label={words('fieldName')}
          value={field.name || null}
          onChange={(name) => onChange({ name, value: '' })}
          {...(error !== undefined && { error })}
          options={known.map(({ name }) => ({ id: name, label: name }))}
        />
      ) : (
        <TextField
          label={words('fieldName')}
          value={field.name}
          onChange={(name) => onChange({ ...field, name })}
          {...(error !== undefined && { error })}
        />
      )}
      <DetailInput
        definition={known.find(({ name }) => name === field.name) ?? { kind: 'text', choices: [] }}
        label={words('filter.value')}
        value={field.value}
        onChange={(next) => onChange({ ...field, value: next })}
      />
    </>
  )
}
