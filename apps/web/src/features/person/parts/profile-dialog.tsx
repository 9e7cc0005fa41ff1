import { CallError } from '@deckle/contract/client/call-error.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { pictureAddress } from '../../../lib/preferences/branding.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { nameOf } from '../../../people/name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { changed, type Person, personQuery } from '../queries.ts'

const MediaPicker = lazyPart(() => import('../../media/index.ts').then((module) => module.MediaPicker))

/** Edits another person's profile, for Admins. */
export function ProfileDialog({ person }: { readonly person: Person }) {
  const words = useWords('person')
  return (
    <Dialog
      trigger={
        <Button size="sm" aria-label={words('profileEdit.open')}>
          {words('change')}
        </Button>
      }
      title={words('profileEdit.title', { name: nameOf(person) })}
    >
      {(close) => <ProfileForm person={person} onEnd={close} />}
    </Dialog>
  )
}

const texts = [
  { name: 'company', max: 120 },
  { name: 'webpage', max: 200, type: 'url' },
  { name: 'address', max: 300 },
] as const

function ProfileForm({ person, onEnd }: { readonly person: Person; readonly onEnd: () => void }) {
  const words = useWords('person')
  const queries = useQueryClient()
  const { id, profile: before } = person
  const form = useSubmitForm<Record<keyof Person['profile'], string>>({
    defaultValues: before,
    submit: async (profile) => {
      try {
        await api.users.updateProfile({ params: { id }, body: { profile, before } })
      } catch (error) {
        // Saving again then replaces the version that the card behind the dialog shows.
        if (isConflict(error)) await queries.refetchQueries(personQuery(id))
        throw error
      }
      toast({ title: words('profileEdit.saved'), tone: 'success' })
      onEnd()
    },
    invalidates: changed,
    within: 'profile.',
    refusal: (error) => (isConflict(error) ? { message: words('profileEdit.conflict') } : undefined),
  })
  return (
    <Form form={form} className="flex flex-col gap-4">
      {texts.map(({ name, max, ...rest }) => (
        <Field key={name} control={form.control} name={name}>
          {(field) => <TextField {...rest} {...field} label={words(name)} maxLength={max} isOptional />}
        </Field>
      ))}
      <Field control={form.control} name="bio">
        {(field) => <TextField {...field} label={words('bio')} multiline limits={{ max: 1000 }} isOptional />}
      </Field>
      <Field control={form.control} name="logo">
        {({ value, onChange }) => <Logo value={value} onChange={onChange} />}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('save')}
        </Button>
        <Button onPress={onEnd}>{words('cancel')}</Button>
      </div>
    </Form>
  )
}

const isConflict = (error: unknown): boolean => error instanceof CallError && error.status === 409

interface LogoProps {
  readonly value: string
  readonly onChange: (mediaId: string) => void
}

function Logo({ value, onChange }: LogoProps) {
  const words = useWords('person')
  const [isOpen, setOpen] = useState(false)
  return (
    <div role="group" aria-label={words('profileEdit.logo')} className="flex flex-col gap-1.5">
      <span className="text-sm font-strong">{words('profileEdit.logo')}</span>
      <div className="flex items-center gap-3">
        {value && (
          <img
            src={pictureAddress(value, 160)}
            alt=""
            className="size-12 rounded-sm border border-line object-contain"
          />
        )}
        <Button size="sm" onPress={() => setOpen(true)}>
          {value ? words('change') : words('profileEdit.chooseLogo')}
        </Button>
        {value && (
          <Button size="sm" variant="quiet" onPress={() => onChange('')}>
            {words('remove')}
          </Button>
        )}
      </div>
      <p className="text-xs text-muted">{words('profileEdit.logoText')}</p>
      {isOpen && (
        <Suspense>
          <MediaPicker isOpen onOpenChange={setOpen} kind="image" onPick={({ id }) => onChange(id)} />
        </Suspense>
      )}
    </div>
  )
}
