import { ssoLimits } from '@deckle/core/sso/sso.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { type Control, useWatch } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { ProviderTest } from './provider-test.tsx'
import type { SsoValues } from './queries.ts'

interface ProviderCardProps {
  readonly id: string
  readonly control: Control<SsoValues>
  readonly hasSecret: boolean
}

/** Where the organisation signs in, and as whom we go there. */
export function ProviderCard({ id, control, hasSecret }: ProviderCardProps) {
  const words = useWords('single-sign-on')
  const issuer = useWatch({ control, name: 'issuer' })
  const isFilled = (value: string) => !isBlank(value) || words('required')
  return (
    <Card title={words('provider.title')} description={words('provider.text')}>
      <div className="flex flex-col gap-5">
        <Field control={control} name="issuer" check={isFilled}>
          {(field) => (
            <TextField
              {...field}
              type="url"
              label={words('provider.issuer')}
              description={words('provider.issuerText')}
              placeholder="https://"
              maxLength={ssoLimits.issuer}
            />
          )}
        </Field>
        <ProviderTest id={id} issuer={issuer} />
        <Field control={control} name="client_id" check={isFilled}>
          {(field) => (
            <TextField
              {...field}
              label={words('provider.clientId')}
              autoComplete="off"
              maxLength={ssoLimits.clientId}
            />
          )}
        </Field>
        <Field control={control} name="client_secret">
          {(field) => (
            <TextField
              {...field}
              type="password"
              label={words('provider.secret')}
              description={words(hasSecret ? 'provider.secretStored' : 'provider.secretText')}
              autoComplete="new-password"
              isOptional
              maxLength={ssoLimits.secret}
            />
          )}
        </Field>
        <Field control={control} name="label">
          {(field) => (
            <TextField
              {...field}
              label={words('provider.label')}
              description={words('provider.labelText')}
              isOptional
              limits={{ max: ssoLimits.label }}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}
