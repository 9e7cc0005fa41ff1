import type { SignedInUser } from '@deckle/contract/models/people.ts'
import { isSameEmail } from '@deckle/core/text/email-address.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { useProof } from '../../factors/use-proof.tsx'
import { api } from '../../lib/api.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { mergeProfile } from '../../lib/session/merge-user.ts'
import { selfQuery } from '../../people/queries.ts'
import { useWords } from '../../words/use-words.ts'
import { EmailFields } from './email/email-fields.tsx'
import { PictureField } from './parts/picture-field.tsx'
import { PublicProfile } from './parts/public-profile.tsx'
import type { ProfileValues } from './profile-values.ts'

/** Name, e-mail, picture and a few words. */
export function ProfileTab() {
  const words = useWords('account')
  const { form, dialog } = useProfileForm()
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
      {dialog}
    </Form>
  )
}

function NameCard({ control }: { control: Control<ProfileValues> }) {
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
            check={(value) => !isBlank(value) || words('required')}
          />
          <ProfileField
            control={control}
            name="last_name"
            label={words('profile.last')}
            max={60}
            autoComplete="family-name"
          />
        </div>
        <EmailFields control={control} />
      </div>
    </Card>
  )
}

function AboutCard({ control }: { control: Control<ProfileValues> }) {
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

const selfFields = ['first_name', 'last_name', 'email', 'current_password'] as const
const profileFields = ['company', 'webpage', 'address', 'bio'] as const

function useProfileForm() {
  const words = useWords('account')
  const user = useUser()
  const queries = useQueryClient()
  const { withProof, dialog } = useProof()
  const { company, webpage, address, bio } = user.profile
  const form = useSubmitForm<ProfileValues>({
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
      const isDirty = (name: keyof ProfileValues) => dirtyFields[name]
      if (selfFields.some(isDirty)) {
        const self = await withProof(() => saveSelf(values, user.email))
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
  return { form, dialog }
}

async function saveSelf({ first_name, last_name, email, current_password }: ProfileValues, present: string) {
  const wish = isSameEmail(email, present) ? {} : { email, ...(current_password !== '' && { current_password }) }
  const { user } = await api.users.updateSelf({ body: { first_name, last_name: last_name || ' ', ...wish } })
  mergeProfile({ first_name: user.first_name, last_name: user.last_name, email: user.email })
  return user
}

async function saveProfile(
  { company, webpage, address, bio }: ProfileValues,
  { _id: id, profile }: Pick<SignedInUser, '_id' | 'profile'>,
) {
  const { user } = await api.users.updateProfile({
    params: { id },
    body: { profile: { ...profile, company, webpage, address, bio } },
  })
  mergeProfile({ profile: user.profile })
}

interface ProfileFieldProps {
  readonly control: Control<ProfileValues>
  readonly name: keyof ProfileValues
  readonly label: string
  readonly max: number
  readonly type?: 'url'
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
