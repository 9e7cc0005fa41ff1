import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Control, Controller, useForm, useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { setFieldErrors } from '../../lib/form-errors.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { mergeProfile } from '../../lib/session/merge-user.ts'
import { useWords } from '../../words/use-words.ts'
import { PendingEmail, selfQuery } from './parts/pending-email.tsx'
import { PictureField } from './parts/picture-field.tsx'

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
  const user = useUser()
  const { control, formState, submit } = useProfileForm()
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {formState.errors.root?.message && (
        <Callout tone="danger" live>
          {formState.errors.root.message}
        </Callout>
      )}
      <Card title={words('profile.name')} description={words('profile.nameText')}>
        <div className="flex flex-col gap-4">
          <PictureField name={`${user.first_name} ${user.last_name}`} image={user.image} />
          <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
            <Field
              control={control}
              name="first_name"
              label={words('profile.first')}
              max={60}
              autoComplete="given-name"
              check={(value) => value.trim() !== '' || words('required')}
            />
            <Field
              control={control}
              name="last_name"
              label={words('profile.last')}
              max={60}
              autoComplete="family-name"
            />
          </div>
          <Field
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
      <Card title={words('profile.about')}>
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
            <Field
              control={control}
              name="company"
              label={words('profile.company')}
              max={120}
              autoComplete="organization"
              isOptional
            />
            <Field
              control={control}
              name="webpage"
              label={words('profile.webpage')}
              max={200}
              type="url"
              autoComplete="url"
              isOptional
            />
          </div>
          <Field
            control={control}
            name="address"
            label={words('profile.address')}
            max={300}
            autoComplete="street-address"
            isOptional
          />
          <Field control={control} name="bio" label={words('profile.bio')} max={1000} multiline isOptional />
        </div>
      </Card>
      <div>
        <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
          {words('save')}
        </Button>
      </div>
    </form>
  )
}

/** Asked for where the address is to be another: a session alone does not change it. */
function CurrentPassword({ control, present }: { control: Control<Values>; present: string }) {
  const words = useWords('account')
  const email = useWatch({ control, name: 'email' })
  if (isSame(email, present)) return null
  return (
    <Controller
      control={control}
      name="current_password"
      rules={{ validate: (value) => value.trim() !== '' || words('security.missing') }}
      shouldUnregister
      render={({ field, fieldState }) => (
        <PasswordField
          {...field}
          label={words('security.current')}
          description={words('email.why')}
          autoComplete="current-password"
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other
const selfFields = ['first_name', 'last_name', 'email', 'current_password'] as const
const profileFields = ['company', 'webpage', 'address', 'bio'] as const

function useProfileForm() {
  const words = useWords('account')
  const errorWords = useErrorWords()
  const user = useUser()
  const queries = useQueryClient()
  const { control, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: {
      first_name: user.first_name,
      last_name: user.last_name.trim(),
      email: user.email,
      current_password: '',
      company: user.profile.company,
      webpage: user.profile.webpage,
      address: user.profile.address,
      bio: user.profile.bio,
    },
  })
  const { dirtyFields } = formState
  const submit = handleSubmit(async (values) => {
    try {
      if (selfFields.some((name) => dirtyFields[name])) {
        const { first_name, last_name, email, current_password } = values
        const wish = isSame(email, user.email) ? {} : { email, current_password }
        const reply = await api.users.updateSelf({ body: { first_name, last_name: last_name || ' ', ...wish } })
        queries.setQueryData(selfQuery(user._id).queryKey, reply.user)
        mergeProfile({ first_name: reply.user.first_name, last_name: reply.user.last_name, email: reply.user.email })
      }
      if (profileFields.some((name) => dirtyFields[name])) {
        const { company, webpage, address, bio } = values
        const reply = await api.users.updateProfile({
          params: { id: user._id },
          body: { profile: { ...user.profile, company, webpage, address, bio } },
        })
        mergeProfile({ profile: reply.user.profile })
      }
      // The present address stays until the other is confirmed.
      reset({ ...values, email: user.email, current_password: '' })
      toast({ title: words('saved'), tone: 'success' })
    } catch (error) {
      if (!setFieldErrors(error, [...selfFields], setError)) setError('root', { message: errorWords(error) })
    }
  })
  return { control, formState, submit }
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

function Field({ control, name, max, check, multiline, ...props }: ProfileFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: check }}
      render={({ field, fieldState }) => (
        <TextField
          {...props}
          {...field}
          multiline={multiline}
          maxLength={multiline ? undefined : max}
          limits={multiline ? { max } : undefined}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
