import type { SignedInUser } from '@deckle/contract/models/people.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { mergeProfile } from '../../lib/session/merge-user.ts'
import { selfQuery } from '../../people/queries.ts'
import { useWords } from '../../words/use-words.ts'
import { PendingEmail } from './parts/pending-email.tsx'
import { PictureField } from './parts/picture-field.tsx'
import { PublicProfile } from './parts/public-profile.tsx'

interface Values {
  first_name: string
  last_name: string
  email: string
  current_password: string
  company: string
  webpage: string
  address: string
  bio: string
}

/** Name, e-mail, picture and a few words. */
export function ProfileTab() {
  const words = useWords('account')
  const form = useProfileForm()
  return (
    <Form form={form}>
      <NameCard control={form.control} />
      <div data-guide="account.about">
        <AboutCard control={form.control} />
      </div>
      <PublicProfile />
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('save')}
        </Button>
      </div>
    </Form>
  )
}

function NameCard({ control }: { control: Control<Values> }) {
  const words = useWords('account')
  const user = useUser()
  return (
    <Card title={words('profile.name')} description={words('profile.nameText')}>
      <div className="flex flex-col gap-4">
        <PictureField name={`${user.first_name} ${user.last_name}`} image={user.image} />
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <ProfileField
            control={control}
            name="first_name"
            label={words('profile.first')}
            max={60}
            autoComplete="given-name"
            check={(value) => value.trim() !== '' || words('required')}
          />
          <ProfileField
            control={control}
            name="last_name"
            label={words('profile.last')}
            max={60}
            autoComplete="family-name"
          />
        </div>
        <ProfileField
          control={control}
          name="email"
          label={words('profile.email')}
          max={254}
          type="email"
          autoComplete="email"
          check={(value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) || words('profile.emailFormat')}
        />
        <CurrentPassword control={control} present={user.email} />
        <PendingEmail />
      </div>
    </Card>
  )
}

function AboutCard({ control }: { control: Control<Values> }) {
  const words = useWords('account')
  return (
    <Card title={words('profile.about')}>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <ProfileField
            control={control}
            name="company"
            label={words('profile.company')}
            max={120}
            autoComplete="organization"
            isOptional
          />
          <ProfileField
            control={control}
            name="webpage"
            label={words('profile.webpage')}
            max={200}
            type="url"
            autoComplete="url"
            isOptional
          />
        </div>
        <ProfileField
          control={control}
          name="address"
          label={words('profile.address')}
          max={300}
          autoComplete="street-address"
          isOptional
        />
        <ProfileField control={control} name="bio" label={words('profile.bio')} max={1000} multiline isOptional />
      </div>
    </Card>
  )
}

/** Asked for where the address is to be another: a session alone does not change it. */
function CurrentPassword({ control, present }: { control: Control<Values>; present: string }) {
  const words = useWords('account')
  const email = useWatch({ control, name: 'email' })
  if (isSame(email, present)) return null
  return (
    <Field
      control={control}
      name="current_password"
      check={(value) => value.trim() !== '' || words('security.missing')}
      isForgotten
    >
      {(field) => (
        <PasswordField
          {...field}
          label={words('security.current')}
          description={words('email.why')}
          autoComplete="current-password"
        />
      )}
    </Field>
  )
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other
const selfFields = ['first_name', 'last_name', 'email', 'current_password'] as const
const profileFields = ['company', 'webpage', 'address', 'bio'] as const

function useProfileForm() {
  const words = useWords('account')
  const user = useUser()
  const queries = useQueryClient()
  const { company, webpage, address, bio } = user.profile
  const form = useSubmitForm<Values>({
    defaultValues: {
      first_name: user.first_name,
      last_name: user.last_name.trim(),
      email: user.email,
      current_password: '',
      company,
      webpage,
      address,
      bio,
    },
    reValidateMode: 'onChange',
    submit: async (values, { reset }) => {
      const isDirty = (name: keyof Values) => dirtyFields[name]
      if (selfFields.some(isDirty)) {
        const self = await saveSelf(values, user.email)
        queries.setQueryData(selfQuery(user._id).queryKey, self)
      }
      if (profileFields.some(isDirty)) await saveProfile(values, user)
      // The present address stays until the other is confirmed.
      reset({ ...values, email: user.email, current_password: '' })
      toast({ title: words('saved'), tone: 'success' })
    },
    within: 'profile.',
  })
  const { dirtyFields } = form.formState
  return form
}

async function saveSelf({ first_name, last_name, email, current_password }: Values, present: string) {
  const wish = isSame(email, present) ? {} : { email, current_password }
  const { user } = await api.users.updateSelf({ body: { first_name, last_name: last_name || ' ', ...wish } })
  mergeProfile({ first_name: user.first_name, last_name: user.last_name, email: user.email })
  return user
}

async function saveProfile(
  { company, webpage, address, bio }: Values,
  { _id: id, profile }: Pick<SignedInUser, '_id' | 'profile'>,
) {
  const { user } = await api.users.updateProfile({
    params: { id },
    body: { profile: { ...profile, company, webpage, address, bio } },
  })
  mergeProfile({ profile: user.profile })
}

interface ProfileFieldProps {
  readonly control: Control<Values>
  readonly name: keyof Values
  readonly label: string
  readonly max: number
  readonly type?: 'email' | 'url'
  readonly autoComplete?: string
  readonly multiline?: boolean
  readonly isOptional?: boolean
  readonly check?: (value: string) => true | string
}

function ProfileField({ control, name, max, check, multiline, ...props }: ProfileFieldProps) {
  return (
    <Field control={control} name={name} check={check}>
      {(field) => (
        <TextField
          {...props}
          {...field}
          multiline={multiline}
          maxLength={multiline ? undefined : max}
          limits={multiline ? { max } : undefined}
        />
      )}
    </Field>
  )
}
