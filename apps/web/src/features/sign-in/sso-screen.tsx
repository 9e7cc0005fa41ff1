import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { useLocation, useParams, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { ErrorCallout } from '../../lib/errors/error-callout.tsx'
import { directoryAddress } from '../../lib/session/directory-address.ts'
import { sessionBack } from '../../lib/session/session-back.ts'
import { signInByDirectory } from '../../lib/session/sign-in.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryFrame } from './parts/entry-frame.tsx'
import { SecondStep } from './parts/lazy-second-step.ts'
import { orAsked } from './parts/or-asked.ts'
import type { FactorChallenge } from './parts/second-step.tsx'

interface Answer {
  readonly code: string
  readonly state: string
  readonly iss?: string
}

/** What the provider sent along: an answer, or the name of what went wrong. */
function readAnswer(search: string): Answer | string {
  const params = new URLSearchParams(search)
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => params.get(name))
  if (!code || !state) return params.get('error') ?? 'nothing'
  return { code, state, ...(iss && { iss }) }
}

/** Where a client's provider leads back to: ends the sign-in, or says what went wrong. */
export function SsoScreen() {
  const words = useWords('sign-in')
  const { client = '' } = useParams({ strict: false }) as { client?: string }
  const { searchStr, pathname } = useLocation()
  const [answer] = useState(() => readAnswer(searchStr))
  const router = useRouter()
  const isBegun = useRef(false)
  const [asked, ask] = useState<FactorChallenge | null>(null)
  const goTo = (back: string) => router.navigate({ href: sessionBack(back) ?? '/', replace: true })
  const connect = useAction({
    call: async (body: Answer) => {
      let back: string | null = null
      await orAsked(
        signInByDirectory(client, body).then((path) => void (back = path)),
        ask,
      )
      return back
    },
    failure: 'in place',
    onDone: (back: string | null) => (back === null ? undefined : goTo(back)),
  })
  const { run } = connect
  useEffect(() => {
    if (isBegun.current || typeof answer === 'string') return
    isBegun.current = true
    // The code is good once: it does not stay in the history.
    router.history.replace(pathname)
    void run(answer)
  }, [answer, pathname, router, run])
  if (asked)
    return (
      <Suspense>
        <SecondStep
          asked={asked}
          onSignedIn={(back) => void goTo(back)}
          onBack={() => window.location.assign(directoryAddress(client, null))}
        />
      </Suspense>
    )
  if (typeof answer === 'string' || connect.error)
    return (
      <EntryFrame title={words('sso.failed')}>
        {connect.error ? (
          <ErrorCallout error={connect.error} />
        ) : (
          <Callout tone="danger" live>
            <ProviderProblem name={answer as string} />
          </Callout>
        )}
        <Button variant="primary" onPress={() => window.location.assign(directoryAddress(client, null))}>
          {words('sso.again')}
        </Button>
        <LinkButton href={`/${encodeURIComponent(client)}/login`}>{words('back')}</LinkButton>
      </EntryFrame>
    )
  return (
    <EntryFrame title={words('sso.title')}>
      <ProgressBar label={words('sso.checking')} isIndeterminate size="sm" />
    </EntryFrame>
  )
}

/** Errors of OpenID Connect that mean something to a person, and those of our own start page. */
const problems = {
  access_denied: 'denied',
  login_required: 'again',
  interaction_required: 'again',
  consent_required: 'denied',
  server_error: 'provider',
  temporarily_unavailable: 'provider',
  unreachable: 'unreachable',
  off: 'off',
  too_often: 'tooOften',
  nothing: 'nothing',
} as const

function ProviderProblem({ name }: { name: string }) {
  const words = useWords('sign-in')
  return Object.hasOwn(problems, name)
    ? words(`sso.problems.${problems[name as keyof typeof problems]}`)
    : words('sso.problems.other', { name: name.replace(/[^\w.-]/g, '').slice(0, 60) })
}
