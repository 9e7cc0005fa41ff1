import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { SandboxDialog } from './sandbox-dialog.tsx'
import type { Payment } from './use-payment.ts'

/** Where a payment is, in words; the checkout of the sandbox. Nothing before it begins and once it is paid. */
export function PaymentProgress({ payment: { state, verifyAgain } }: { payment: Payment }) {
  const words = useWords('checkout')
  switch (state.kind) {
    case 'idle':
    case 'paid':
      return null
    case 'sandbox':
      return <SandboxDialog payable={state.payable} onOutcome={state.onOutcome} />
    case 'verifying':
      return (
        <output className="block rounded-lg border border-line bg-surface p-4">
          <ProgressBar label={words('verifying')} isIndeterminate />
        </output>
      )
    case 'declined':
      return (
        <Callout tone="danger" title={words('declined.title')} live>
          {state.reason && <p>{words('declined.reason', { reason: state.reason })}</p>}
          <p>{words('declined.text')}</p>
        </Callout>
      )
    case 'closed':
      return (
        <Callout tone="warning" title={words('closed.title')} live>
          {words('closed.text')}
        </Callout>
      )
    case 'waiting':
      return (
        <Callout tone="info" title={words('waiting.title')} live>
          {words('waiting.text')}
        </Callout>
      )
    case 'unverified':
      return <Unverified error={state.error} onRetry={verifyAgain} />
  }
}

function Unverified({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const words = useWords('checkout')
  const errorWords = useErrorWords()
  const retry = useAction({ call: onRetry })
  return (
    <Callout
      tone="warning"
      live
      title={words('unverified.title')}
      action={
        <Button size="sm" isPending={retry.isPending} onPress={() => void retry.run()}>
          {words('unverified.retry')}
        </Button>
      }
    >
      <p>{errorWords(error)}</p>
      <p>{words('unverified.text')}</p>
    </Callout>
  )
}
