import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { second_factor } from '@deckle/contract/second-factor.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { encode } from 'uqr'
import { api } from '../lib/api.ts'
import { Field } from '../lib/form/field.tsx'
import { Form } from '../lib/form/form.tsx'
import { useSubmitForm } from '../lib/form/use-submit-form.ts'
import { useWords } from '../words/use-words.ts'
import { factorKeys } from './queries.ts'

export type BegunTotp = ReplyOf<typeof second_factor.beginTotp>

interface TotpDialogProps {
  readonly begun: BegunTotp
  /** With the first factor come recovery codes. */
  readonly onDone: (codes: readonly string[] | null) => void
  readonly onClose: () => void
}

/** The secret of an authenticator app, as a picture and as text, until its first code is right. */
export function TotpDialog({ begun, onDone, onClose }: TotpDialogProps) {
  const words = useWords('factors')
  const form = useSubmitForm({
    defaultValues: { code: '' },
    submit: async ({ code }) => {
      const body = { challenge: begun.challenge, code }
      onDone((await api.second_factor.confirmTotp({ body })).recovery_codes)
    },
    invalidates: factorKeys,
  })
  return (
    <Dialog isOpen title={words('totp.title')} onOpenChange={onClose}>
      <Form form={form} className="flex flex-col gap-4">
        <p>{words('totp.scan')}</p>
        <QrCode text={begun.uri} label={words('totp.qr')} />
        {/* Nobody scans the screen of the phone that the app is on, however it is held. */}
        <LinkButton href={begun.uri} className="hidden phone:inline-flex touch:inline-flex">
          {words('totp.open')}
        </LinkButton>
        <Secret secret={begun.secret} />
        <Field
          control={form.control}
          name="code"
          check={(code) => /^\s*(?:\d\s*){6}$/.test(code) || words('totp.codeMissing')}
        >
          {(field) => (
            <TextField
              {...field}
              label={words('totp.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('totp.confirm')}
        </Button>
      </Form>
    </Dialog>
  )
}

/** Dark on white in every colour scheme, as cameras want it. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto w-48 rounded-sm bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000000" />
    </svg>
  )
}

function Secret({ secret }: { readonly secret: string }) {
  const words = useWords('factors')
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    toast({ title: words('totp.copied'), tone: 'success' })
  }
  return (
    <div className="flex flex-col gap-1">
      <p className="text-muted">{words('totp.secret')}</p>
      <div className="flex items-center gap-3">
        <code dir="ltr" className="min-w-0 flex-1 font-mono wrap-anywhere">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <Button size="sm" onPress={() => void copy().catch(() => {})}>
          {words('totp.copy')}
        </Button>
      </div>
    </div>
  )
}
