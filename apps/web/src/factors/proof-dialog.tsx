import type { Factors } from '@deckle/contract/second-factor.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { LoadError } from '../lib/errors/load-error.tsx'
import { Field } from '../lib/form/field.tsx'
import { Form } from '../lib/form/form.tsx'
import { useSubmitForm } from '../lib/form/use-submit-form.ts'
import { useUser } from '../lib/session/auth-state.ts'
import { useWords } from '../words/use-words.ts'
import { DirectoryProof } from './directory-proof.tsx'
import { factorsQuery } from './queries.ts'
import { askPasskey, hasPasskeys, PasskeyError } from './web-authn.ts'

type Proof = Factors['proofs'][number]

interface ProofProps {
  readonly onProven: () => void
}

/** Asks who it is before what the session alone may not do. */
export function ProofDialog({ onProven, onClose }: ProofProps & { readonly onClose: () => void }) {
  const words = useWords('factors')
  const { data, error, refetch } = useQuery(factorsQuery)
  const proofs = data?.proofs.filter((proof) => proof !== 'passkey' || hasPasskeys())
  return (
    <Dialog isOpen size="sm" title={words('proof.title')} description={words('proof.text')} onOpenChange={onClose}>
      {proofs ? (
        <Proofs proofs={proofs} directory={data?.directory ?? null} onProven={onProven} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton count={2} />
      )}
    </Dialog>
  )
}

const labels = {
  password: 'proof.byPassword',
  totp: 'proof.byCode',
  passkey: 'proof.byPasskey',
  recovery_code: 'proof.byRecovery',
  directory: 'proof.byDirectory',
} as const

interface ProofsProps extends ProofProps, Pick<Factors, 'directory'> {
  readonly proofs: readonly Proof[]
}

function Proofs({ proofs, directory, onProven }: ProofsProps) {
  const words = useWords('factors')
  const [chosen, choose] = useState<Proof | undefined>(proofs[0])
  if (chosen === undefined) return <p>{words('proof.none')}</p>
  return (
    <div className="flex flex-col gap-4">
      {chosen === 'passkey' && <PasskeyProof onProven={onProven} />}
      {chosen === 'directory' && directory && <DirectoryProof directory={directory} />}
      {chosen !== 'passkey' && chosen !== 'directory' && <TypedProof key={chosen} kind={chosen} onProven={onProven} />}
      <div className="-ms-2.5 flex flex-wrap gap-2 empty:hidden touch:-ms-3">
        {proofs
          .filter((proof) => proof !== chosen)
          .map((proof) => (
            <Button key={proof} variant="quiet" size="sm" onPress={() => choose(proof)}>
              {words(labels[proof], { label: directory?.label ?? '' })}
            </Button>
          ))}
      </div>
    </div>
  )
}

const typed = {
  password: { field: 'password', label: 'proof.password', missing: 'proof.passwordMissing' },
  totp: { field: 'code', label: 'proof.code', missing: 'totp.codeMissing' },
  recovery_code: { field: 'recovery_code', label: 'step.recovery', missing: 'step.missing' },
} as const

function TypedProof({ kind, onProven }: ProofProps & { readonly kind: keyof typeof typed }) {
  const words = useWords('factors')
  const { email } = useUser()
  const { field: name, label, missing } = typed[kind]
  const form = useSubmitForm<{ password?: string; code?: string; recovery_code?: string }>({
    defaultValues: { [name]: '' },
    submit: async (values) => {
      await api.second_factor.prove({ body: values })
      onProven()
    },
  })
  return (
    <Form form={form} className="flex flex-col gap-4">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field control={form.control} name={name} check={(value) => !!value || words(missing)}>
        {(field) =>
          kind === 'password' ? (
            <PasswordField {...field} label={words(label)} autoFocus autoComplete="current-password" />
          ) : (
            <TextField
              {...field}
              label={words(label)}
              autoFocus
              inputMode={kind === 'totp' ? 'numeric' : 'text'}
              autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
            />
          )
        }
      </Field>
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {words('proof.submit')}
      </Button>
    </Form>
  )
}

function PasskeyProof({ onProven }: ProofProps) {
  const words = useWords('factors')
  const form = useSubmitForm({
    defaultValues: {},
    submit: async () => {
      const { challenge, options } = await api.second_factor.beginProof()
      await api.second_factor.prove({ body: { challenge, assertion: await askPasskey(options) } })
      onProven()
    },
    refusal: (error) => (error instanceof PasskeyError ? { message: words('step.failed') } : undefined),
  })
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {words('proof.byPasskey')}
      </Button>
    </Form>
  )
}
