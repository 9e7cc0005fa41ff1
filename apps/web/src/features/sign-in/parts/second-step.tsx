import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { second_factor } from '@deckle/contract/second-factor.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { askPasskey, hasPasskeys, PasskeyError } from '../../../factors/web-authn.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { openBy } from '../../../lib/session/sign-in.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { EntryFrame } from './entry-frame.tsx'

type Method = 'totp' | 'passkey' | 'recovery_code'

/** What a sign-in that needs a second factor is answered with. */
export interface FactorChallenge {
  readonly challenge: string
  readonly methods: readonly Method[]
  /** Names of those who can take the person's factors away. */
  readonly helpers?: readonly string[]
  readonly passkey?: ReplyOf<typeof second_factor.beginProof>['options']
}

interface StepProps {
  readonly asked: FactorChallenge
}

const RECOVERED = '/account?tab=security&recovered=1'
const names = { totp: 'step.byTotp', passkey: 'step.byPasskey', recovery_code: 'step.byRecovery' } as const
const intros = { totp: 'step.totpIntro', passkey: 'step.passkeyIntro', recovery_code: 'step.recoveryIntro' } as const

/** A quiet button's text begins where the others do. */
const atTheEdge = '-ms-2.5 touch:-ms-3'

export function SecondStep({ asked, onBack }: StepProps & { readonly onBack: () => void }) {
  const words = useWords('factors')
  const methods = asked.methods.filter((method) => method !== 'passkey' || (asked.passkey && hasPasskeys()))
  const [method, choose] = useState<Method>(methods[0] ?? 'recovery_code')
  return (
    <EntryFrame title={words('step.title')} intro={words(intros[method])}>
      {method === 'passkey' ? <PasskeyStep asked={asked} /> : <CodeStep key={method} asked={asked} method={method} />}
      <div className="flex flex-col items-start gap-1">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="quiet" size="sm" className={atTheEdge} onPress={() => choose(other)}>
              {words(names[other])}
            </Button>
          ))}
        <Button variant="quiet" size="sm" className={atTheEdge} onPress={onBack}>
          {words('step.back')}
        </Button>
      </div>
      {method === 'recovery_code' && <AllIsLost helpers={asked.helpers ?? []} />}
    </EntryFrame>
  )
}

function AllIsLost({ helpers }: Required<Pick<FactorChallenge, 'helpers'>>) {
  const words = useWords('factors')
  const format = useFormatter()
  return (
    <p className="text-sm text-muted">
      {helpers.length === 0
        ? words('step.lostAlone')
        : words('step.lost', { names: format.list(helpers, { type: 'disjunction' }) })}
    </p>
  )
}

function CodeStep({ asked, method }: StepProps & { readonly method: 'totp' | 'recovery_code' }) {
  const words = useWords('factors')
  const router = useRouter()
  const isRecovery = method === 'recovery_code'
  const form = useSubmitForm({
    defaultValues: { code: '' },
    submit: async ({ code }) => {
      const given = isRecovery ? { recovery_code: code } : { code }
      await openBy(async () => {
        const user = await api.second_factor.answer({ body: { challenge: asked.challenge, ...given } })
        // Whoever needed a recovery code may have lost something.
        if (isRecovery) await router.navigate({ to: '.', search: { back: RECOVERED }, replace: true })
        return user
      })
    },
    refusal: () => ({ select: 'code' }),
  })
  return (
    <Form form={form}>
      <Field control={form.control} name="code" check={(code) => code.trim() !== '' || words('step.missing')}>
        {(field) => (
          <TextField
            {...field}
            label={words(isRecovery ? 'step.recovery' : 'step.code')}
            autoFocus
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            spellCheck="false"
            maxLength={20}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {words('step.submit')}
      </Button>
    </Form>
  )
}

function PasskeyStep({ asked: { challenge, passkey } }: StepProps) {
  const words = useWords('factors')
  const form = useSubmitForm({
    defaultValues: {},
    submit: async () => {
      if (!passkey) return
      const assertion = await askPasskey(passkey)
      await openBy(() => api.second_factor.answer({ body: { challenge, assertion } }))
    },
    refusal: (error) => (error instanceof PasskeyError ? { message: words('step.failed') } : undefined),
  })
  return (
    <Form form={form}>
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {words('step.passkey')}
      </Button>
    </Form>
  )
}
