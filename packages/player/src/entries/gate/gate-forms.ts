import type { Entered } from './enter.ts'

/** Sends what was filled in. Resolves with the access, null where a code was sent, undefined where it was refused. */
export type Submit = (credentials: object, place: ParentNode) => Promise<Entered | null | undefined>

/** The gate's forms, of which one is shown: a PIN; or an e-mail address, then the code that was sent to it. */
export function startForms(gate: HTMLElement, submit: Submit, onEntered: (entered: Entered) => void): void {
  const forms = [...gate.querySelectorAll<HTMLFormElement>('form[data-step]')]
  const goTo = (step: string) => {
    for (const form of forms) form.hidden = form.dataset['step'] !== step
    forms
      .find((form) => !form.hidden)
      ?.querySelector('input')
      ?.focus()
  }
  for (const form of forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const button = form.querySelector('button')
      if (button) button.disabled = true
      void submit(credentialsOf(form, forms), form).then((entered) => {
        if (button) button.disabled = false
        if (entered) onEntered(entered)
        else if (entered === null) goTo('code')
      })
    })
  gate.querySelector('[data-again]')?.addEventListener('click', () => goTo('email'))
}

function credentialsOf(form: HTMLFormElement, forms: readonly HTMLFormElement[]): object {
  const { pin, email, code } = Object.fromEntries(forms.flatMap((one) => [...new FormData(one)]))
  const kind = form.dataset['step'] ?? ''
  return kind === 'pin' ? { kind, pin } : kind === 'email' ? { kind, email } : { kind, email, code }
}

export function showError(place: ParentNode, text: string): void {
  const error = place.querySelector<HTMLElement>('.error[role=alert]')
  if (!error) return
  error.textContent = text
  error.hidden = text === ''
}
