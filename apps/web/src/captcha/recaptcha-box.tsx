import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { usePreference } from '../lib/preferences/preferences.ts'
import { useWords } from '../words/use-words.ts'
import { loadRecaptcha, mayLoadRecaptcha, type Recaptcha } from './load-recaptcha.ts'
import './recaptcha-box.css'

interface RecaptchaBoxProps {
  readonly siteKey: string
  /** '' where it is not ticked, or its time is over. */
  readonly onToken: (token: string) => void
  /** A changed value shows the box unticked: a token is good once. */
  readonly round: number
}

/** Google's checkbox, drawn by its script; in words where that does not load. */
export function RecaptchaBox({ round, ...props }: RecaptchaBoxProps) {
  const language = usePreference('language')
  const [tries, setTries] = useState(0)
  // Drawn anew for each: the script draws into an element once.
  return (
    <Widget key={`${language} ${round} ${tries}`} {...props} language={language} onAgain={() => setTries(tries + 1)} />
  )
}

interface WidgetProps extends Omit<RecaptchaBoxProps, 'round'> {
  readonly language: InterfaceLanguage
  readonly onAgain: () => void
}

function Widget({ onAgain, ...props }: WidgetProps) {
  const words = useWords('captcha')
  const { box, state } = useWidget(props)
  return (
    <div className="flex flex-col gap-2">
      {state === 'failed' && (
        <Callout tone="warning" live>
          <p>{words('notLoaded')}</p>
          <Button size="sm" className="mt-2" onPress={onAgain}>
            {words('again')}
          </Button>
        </Callout>
      )}
      {state === 'loading' && <SkeletonBlock className="h-20" />}
      <div ref={box} data-recaptcha hidden={state !== 'shown'} />
    </div>
  )
}

function useWidget({ siteKey, language, onToken }: Omit<WidgetProps, 'onAgain'>) {
  const box = useRef<HTMLDivElement>(null)
  const report = useRef(onToken)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useEffect(() => {
    report.current = onToken
  })
  useEffect(() => {
    if (!mayLoadRecaptcha()) return location.reload()
    let isGone = false
    const draw = (recaptcha: Recaptcha) => {
      if (isGone || !box.current) return
      const inner = document.createElement('div')
      box.current.replaceChildren(inner)
      recaptcha.render(inner, {
        sitekey: siteKey,
        theme: isDark() ? 'dark' : 'light',
        callback: (token) => report.current(token),
        'expired-callback': () => report.current(''),
        'error-callback': () => setState('failed'),
      })
      setState('shown')
    }
    loadRecaptcha(language).then(draw, () => !isGone && setState('failed'))
    return () => {
      isGone = true
    }
  }, [siteKey, language])
  return { box, state }
}

const isDark = (): boolean =>
  (document.documentElement.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) ===
  'dark'
