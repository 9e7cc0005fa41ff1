import { captchaScreens, screenPaths } from '@deckle/contract/screen-paths.ts'
import { cutEnd } from '@deckle/core/text/cut-end.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'

/** The part of reCAPTCHA's script that is used. */
export interface Recaptcha {
  ready(then: () => void): void
  render(
    box: HTMLElement,
    options: {
      readonly sitekey: string
      readonly theme: 'light' | 'dark'
      readonly callback: (token: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ): number
  reset(widget: number): void
}

/** Milliseconds after which the script counts as lost. */
const PATIENCE = 15_000

/** Google's script, in the person's language. What failed is tried again. */
export function loadRecaptcha(language: InterfaceLanguage): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('The script of reCAPTCHA did not load'))
    }
    const timer = setTimeout(fail, PATIENCE)
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha }
      if (!grecaptcha) return fail()
      grecaptcha.ready(() => {
        clearTimeout(timer)
        resolve(grecaptcha)
      })
    }
    script.onerror = fail
    document.head.append(script)
  })
}

/**
 * Whether this page was loaded at an address whose policy allows the script. The application changes screens without
 * loading a page, and keeps the policy of the first one.
 */
export function mayLoadRecaptcha(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (!entry) return true
  const path = cutEnd(new URL(entry.name, location.href).pathname, '/')
  return captchaScreens.some((screen) => (screenPaths[screen] as readonly string[]).includes(path))
}
