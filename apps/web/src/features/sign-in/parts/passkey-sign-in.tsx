import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { askPasskey, hasPasskeys, PasskeyError, stopAsking, suggestsPasskeys } from '../../../factors/web-authn.ts'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { openBy } from '../../../lib/session/sign-in.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

/** Milliseconds. What the server lets a passkey answer is good for five minutes. */
const SUGGEST_AGAIN = 4 * 60_000

/** Instead of a password: by a button, and as suggestions of the field for the e-mail where the browser has them. */
export function PasskeySignIn() {
  const words = useWords('sign-in')
  const enter = useAction<{ readonly inField: boolean }>({
    call: async ({ inField }) => {
      const { options } = await api.passkeys.beginSignIn()
      const assertion = await askPasskey(options, { inField })
      await openBy(() => api.passkeys.signIn({ body: { assertion } }))
    },
    sameAs: ({ inField }) => inField,
    failure: 'in place',
  })
  useSuggestions(enter.run)
  if (!hasPasskeys()) return null
  const { error, input } = enter
  const isQuiet = input?.inField && error instanceof PasskeyError
  return (
    <div className="flex flex-col gap-3">
      {error && !isQuiet && <Failure error={error} />}
      <Button
        icon={<KeyRound />}
        isPending={enter.isPending && input?.inField === false}
        onPress={() => void enter.run({ inField: false })}
      >
        {words('login.passkey')}
      </Button>
    </div>
  )
}

function Failure({ error }: { readonly error: Error }) {
  const words = useWords('sign-in')
  if (!(error instanceof PasskeyError)) return <ErrorCallout error={error} />
  return (
    <Callout tone="warning" live>
      {words('login.passkeyFailed')}
    </Callout>
  )
}

function useSuggestions(run: (input: { readonly inField: boolean }) => Promise<boolean>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let isLeft = false
    void suggestsPasskeys().then((suggests) => {
      if (!suggests || isLeft) return
      const suggest = () => void run({ inField: true })
      suggest()
      timer = setInterval(() => void stopAsking().then(suggest), SUGGEST_AGAIN)
    })
    return () => {
      isLeft = true
      if (timer === undefined) return
      clearInterval(timer)
      void stopAsking()
    }
  }, [run])
}
