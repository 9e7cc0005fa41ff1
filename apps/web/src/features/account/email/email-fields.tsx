import { isEmail, isSameEmail, normaliseEmail } from '@deckle/core/text/email-address.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { factorsQuery } from '../../../factors/queries.ts'
import { Field } from '../../../lib/form/field.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ProfileValues } from '../profile-values.ts'
import { PendingEmail } from './pending-email.tsx'

interface EmailFieldsProps {
  readonly control: Control<ProfileValues>
}

/** The own address, which changes once its link is opened. One that the client's directory names is changed there. */
export function EmailFields({ control }: EmailFieldsProps) {
  const words = useWords('account')
  const { data: factors } = useQuery(factorsQuery)
  const directory = factors?.directory?.only ? factors.directory : null
  return (
    <>
      <Field
        control={control}
        name="email"
        check={(value) => isEmail(normaliseEmail(value)) || words('profile.emailFormat')}
      >
        {(field) => (
          <TextField
            {...field}
            label={words('profile.email')}
            maxLength={254}
            type="email"
            autoComplete="email"
            isReadOnly={directory !== null}
            description={directory ? words('email.byDirectory', { label: directory.label }) : undefined}
          />
        )}
      </Field>
      <CurrentPassword control={control} hasPassword={factors?.has_password ?? true} />
      <PendingEmail />
    </>
  )
}

/** Asked for where the address is to be another: a session alone does not change it. Who has none proves it when saving. */
function CurrentPassword({ control, hasPassword }: EmailFieldsProps & { readonly hasPassword: boolean }) {
  const words = useWords('account')
  const { email: present } = useUser()
  const email = useWatch({ control, name: 'email' })
  if (isSameEmail(email, present)) return null
  if (!hasPassword) return <p className="text-sm text-muted">{words('email.whyProof')}</p>
  return (
    <Field
      control={control}
      name="current_password"
      check={(value) => !isBlank(value) || words('security.missing')}
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
