import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { usePreference } from '../lib/preferences/preferences.ts'
import { useWords } from '../words/use-words.ts'
import { loadRecaptcha, mayLoadRecaptcha } from './load-recaptcha.ts'
import './recaptcha-box.css'

interface RecaptchaBoxProps {
  readonly siteKey: string
  /** '' where it is not ticked, or its time is over. */
  readonly onToken: (token: string) => void
  /** A changed value shows the box unticked: a token is good once. */
  readonly round: number
}

/** Google's checkbox, drawn by its script; in words where that does not load. */
export function RecaptchaBox({ siteKey, onToken, round }: RecaptchaBoxProps) {
  const words = useWords('captcha')
  const [tries, setTries] = useState(0)
  const { box, state } = useWidget({ siteKey, onToken, round }, tries)
  return (
    <div className="flex flex-col gap-2">
      {state === 'failed' && (
        <Callout tone="warning" live>
          <p>{words('notLoaded')}</p>
          <Button size="sm" className="mt-2" onPress={() => setTries(tries + 1)}>
            {words('again')}
          </Button>
        </Callout>
      )}
      {state === 'loading' && <SkeletonBlock className="h-20" />}
      <div ref={box} data-recaptcha hidden={state !== 'shown'} />
    </div>
  )
}

function useWidget({ siteKey, onToken, round }: RecaptchaBoxProps, tries: number) {
  const language = usePreference('language')
  const box = useRef<HTMLDivElement>(null)
  const tell = useRef(onToken)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useEffect(() => {
    tell.current = onToken
  })
  useEffect(() => {
    if (!mayLoadRecaptcha()) {
      location.reload()
      return
    }
    let isGone = false
    setState('loading')
    loadRecaptcha(language).then(
      (recaptcha) => {
        if (isGone || !box.current) return
        // The script draws into an element once.
        const inner = document.createElement('div')
        box.current.replaceChildren(inner)
        recaptcha.render(inner, {
          sitekey: siteKey,
          theme: isDark() ? 'dark' : 'light',
          callback: (token) => tell.current(token),
          'expired-callback': () => tell.current(''),
          'error-callback': () => setState('failed'),
        })
        setState('shown')
      },
      () => !isGone && setState('failed'),
    )
    return () => {
      isGone = true
    }
  }, [siteKey, language, tries, round])
  return { box, state }
}

const isDark = (): boolean =>
  (document.documentElement.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) ===
  'dark'
