import { CallError } from '@deckle/contract/client/call-error.ts'
import type { SsoOffer } from '@deckle/contract/models/sso.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { type Refusal, useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { signIn } from '../../../lib/session/sign-in.ts'
import { useWords, type Words } from '../../../words/use-words.ts'
import { EmailField } from './email-field.tsx'
import { knownEmail, rememberEmail } from './known-email.ts'
import { type AskedProps, orAsked } from './or-asked.ts'
import { SingleSignOnButton, useDomainOffer } from './single-sign-on.tsx'

interface PasswordFormProps extends AskedProps {
  /** Below another way. */
  readonly isSecond?: boolean
}

/** E-mail and password; where the e-mail's domain has single sign-on, its button. */
export function PasswordForm({ isSecond = false, onAsked }: PasswordFormProps) {
  const words = useWords('sign-in')
  const [refused, setRefused] = useState<SsoOffer | null>(null)
  const [isByPassword, setByPassword] = useState(false)
  const form = useSubmitForm({
    defaultValues: { username: knownEmail(), password: '' },
    submit: async ({ username, password }) => {
      try {
        await orAsked(signIn(username, password), onAsked)
        rememberEmail('')
      } catch (error) {
        setRefused(offerOf(error))
        throw error
      }
    },
    refusal: (error) => refusalOf(error, words),
  })
  const offer = useDomainOffer(useWatch({ control: form.control, name: 'username' })) ?? refused
  const isPasswordHidden = offer?.only === true && !isByPassword && refused === null
  return (
    <Form form={form}>
      <EmailField
        control={form.control}
        name="username"
        label={words('login.email')}
        autoFocus={!isSecond}
        autoComplete="username webauthn"
      />
      {offer && (
        <div className="flex flex-col gap-2" role="status">
          <p className="text-sm text-muted">{words(offer.only ? 'sso.only' : 'sso.offered', { label: offer.label })}</p>
          <SingleSignOnButton offer={offer} variant={offer.only ? 'primary' : 'secondary'} />
        </div>
      )}
      {isPasswordHidden ? (
        <Button variant="quiet" onPress={() => setByPassword(true)}>
          {words('login.byPassword')}
        </Button>
      ) : (
        <>
          <Field
            control={form.control}
            name="password"
            check={(value) => !isBlank(value) || words('login.passwordMissing')}
          >
            {(field) => <PasswordField {...field} label={words('login.password')} autoComplete="current-password" />}
          </Field>
          <Button type="submit" variant={isSecond || offer?.only ? 'secondary' : 'primary'} isPending={form.isPending}>
            {words('login.submit')}
          </Button>
        </>
      )}
    </Form>
  )
}

/** The field that a refusal belongs to, if it is a single one. */
function refusalOf(error: unknown, words: Words<'sign-in'>): Refusal<{ username: string; password: string }> {
  if (!(error instanceof CallError)) return {}
  if (error.code === 'email_format') return { field: 'username', message: words('login.emailFormat') }
  return error.code === 'wrong_credentials' ? { select: 'password' } : {}
}

/** Where the organisation signs in else, as the refusal says it. */
function offerOf(error: unknown): SsoOffer | null {
  if (!(error instanceof CallError) || error.code !== 'sso_only') return null
  const { client, label } = (error.data ?? {}) as { client?: unknown; label?: unknown }
  return typeof client === 'string' && typeof label === 'string' ? { client, label, only: true } : null
}
