import type { SsoTest } from '@deckle/contract/sso.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

/** Asks the provider for its configuration, and says what is wrong with it. */
export function ProviderTest({ id, issuer }: { id: string; issuer: string }) {
  const words = useWords('single-sign-on')
  const test = useAction({
    call: (address: string) => api.sso.test({ params: { id }, body: { issuer: address } }),
    failure: 'in place',
  })
  const isOfThis = test.input === issuer.trim()
  return (
    <div className="flex flex-col items-start gap-3">
      <Button isPending={test.isPending} isDisabled={isBlank(issuer)} onPress={() => void test.run(issuer.trim())}>
        {words('test.button')}
      </Button>
      {isOfThis && test.error && <ErrorCallout error={test.error} />}
      {isOfThis && test.reply && !test.isPending && <TestResult test={test.reply.test} />}
    </div>
  )
}

function TestResult({ test }: { test: SsoTest }) {
  const words = useWords('single-sign-on')
  const { result, issuer, claims, signs_out: signsOut } = test
  if (result !== 'ok')
    return (
      <Callout tone="danger" live className="w-full">
        {words(`test.${result}`, { issuer: issuer ?? '' })}
      </Callout>
    )
  return (
    <Callout tone="success" live title={words('test.ok')} className="w-full">
      <p>{words(signsOut ? 'test.signsOut' : 'test.noSignOut')}</p>
      {claims.length > 0 && <p className="wrap-anywhere">{words('test.claims', { claims: claims.join(', ') })}</p>}
    </Callout>
  )
}
