import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { second_factor } from '@deckle/contract/second-factor.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
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
import { UnlockOffer } from './unlock-offer.tsx'

type Method = 'totp' | 'passkey' | 'recovery_code'

/** What a sign-in that needs a second factor is answered with. */
export interface FactorChallenge {
  /** Path to go to afterwards; only of a sign-in by single sign-on. */
  readonly back?: string
  readonly challenge: string
  readonly methods: readonly Method[]
  /** Names of those who can take the person's factors away. */
  readonly helpers?: readonly string[]
  readonly passkey?: ReplyOf<typeof second_factor.beginProof>['options']
}

interface StepProps {
  readonly asked: FactorChallenge
  /** Without it, the guard leaves the sign-in screen. */
  readonly onSignedIn?: ((back: string) => void) | undefined
}

const RECOVERED = '/account?tab=security&recovered=1'
const names = { totp: 'step.byTotp', passkey: 'step.byPasskey', recovery_code: 'step.byRecovery' } as const
const intros = { totp: 'step.totpIntro', passkey: 'step.passkeyIntro', recovery_code: 'step.recoveryIntro' } as const

/** A quiet button's text begins where the others do. */
const atTheEdge = '-ms-2.5 touch:-ms-3'

export function SecondStep({ onBack, ...step }: StepProps & { readonly onBack: () => void }) {
  const words = useWords('factors')
  const { asked } = step
  const methods = asked.methods.filter((method) => method !== 'passkey' || (asked.passkey && hasPasskeys()))
  const [method, choose] = useState<Method>(methods[0] ?? 'recovery_code')
  const [isLocked, setLocked] = useState(false)
  return (
    <EntryFrame title={words('step.title')} intro={words(intros[method])}>
      {method === 'passkey' ? (
        <PasskeyStep {...step} />
      ) : (
        <CodeStep key={method} {...step} method={method} onLocked={() => setLocked(true)} />
      )}
      {isLocked && method !== 'passkey' && <UnlockOffer challenge={asked.challenge} />}
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

interface CodeStepProps extends StepProps {
  readonly method: 'totp' | 'recovery_code'
  readonly onLocked: () => void
}

function CodeStep({ asked, onSignedIn, method, onLocked }: CodeStepProps) {
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
        if (isRecovery && !onSignedIn) await router.navigate({ to: '.', search: { back: RECOVERED }, replace: true })
        return user
      })
      onSignedIn?.(isRecovery ? RECOVERED : (asked.back ?? '/'))
    },
    refusal: (error) => {
      if (error instanceof CallError && error.code === 'factor_locked') onLocked()
      return { select: 'code' }
    },
  })
  return (
    <Form form={form}>
      <Field control={form.control} name="code" check={(code) => !isBlank(code) || words('step.missing')}>
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

function PasskeyStep({ asked: { challenge, passkey, back }, onSignedIn }: StepProps) {
  const words = useWords('factors')
  const form = useSubmitForm({
    defaultValues: {},
    submit: async () => {
      if (!passkey) return
      const assertion = await askPasskey(passkey)
      await openBy(() => api.second_factor.answer({ body: { challenge, assertion } }))
      onSignedIn?.(back ?? '/')
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
