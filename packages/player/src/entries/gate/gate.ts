/**
 * What stands before a deck that asks for something first (the server's gate-page.ts): shows it to the server, keeps the
 * pass that comes back and opens the deck with it.
 */
function openGate(gate: HTMLElement): void {
  const { gate: mode, deck = '', failed = '' } = gate.dataset
  const key = `deckle.pass.${deck}`
  const ticketKey = `deckle.ticket.${deck}`
  const query = new URLSearchParams(location.search)
  const ticket = query.get('ticket')
  const go = ({ pass, opening }: Entered) => {
    keep(key, pass)
    if (ticket !== null) keep(ticketKey, ticket)
    query.delete('ticket')
    // Where nothing is kept, it goes behind the address: there no server sees it, and no log.
    openWith(query, opening, read(key) === pass ? '' : `#pass=${encodeURIComponent(pass)}`)
  }
  const say = (place: ParentNode, text: string) => {
    const error = place.querySelector<HTMLElement>('.error[role=alert]')
    if (!error) return
    error.textContent = text
    error.hidden = text === ''
  }
  /** What opens the deck; null where a code was sent; undefined where it was refused, with words. */
  const show = async (shown: object, place: ParentNode): Promise<Entered | null | undefined> => {
    say(place, '')
    try {
      const { pass, opening, code, errors } = await enter(deck, shown)
      if (pass && opening) return { pass, opening }
      if (pass === null) return null
      // It was used, by whoever opens it here once more: they go on with what it gave them.
      if (code === 'gone' && known !== null && ticket === read(ticketKey)) {
        const again = await reopen(known)
        if (again) return again
      }
      say(place, errors?.[0] ?? failed)
    } catch {
      say(place, failed)
    }
    return undefined
  }

  const behind = /^#pass=(.+)/.exec(location.hash ?? '')?.[1]
  const kept = read(key)
  // On a device that several people use: of who is signed in now, or nobody's.
  if (mode === 'members' && kept && !isSignedIn(kept)) forget(key)
  const known = read(key) ?? (behind ? decodeURIComponent(behind) : null)
  /** What a pass that was given before opens now; null where it is no good any more. */
  const reopen = async (pass: string): Promise<Entered | null> => {
    const { pass: good, opening, code } = await enter(deck, { kind: 'pass', pass })
    if (good && opening) return { pass, opening }
    if (code === 'not_allowed') forget(key)
    return null
  }
  // Somebody who comes from the deck's page again and again is asked, not sent there for ever.
  if (known !== null && ticket === null && !isTooSoon(deck)) {
    void reopen(known).then(
      (entered) => entered && go(entered),
      () => undefined,
    )
  }
  if (mode === 'ticket' && ticket !== null) {
    const waiting = gate.querySelector<HTMLElement>('[data-waiting]')
    if (waiting) waiting.hidden = false
    void show({ kind: 'ticket', ticket }, gate).then((entered) => {
      if (waiting) waiting.hidden = true
      if (entered) go(entered)
    })
  }

  const signIn = gate.querySelector<HTMLAnchorElement>('a.act')
  if (signIn) {
    const url = new URL(signIn.href)
    nameSource(url.searchParams)
    signIn.href = url.href
  }
  const forms = [...gate.querySelectorAll<HTMLFormElement>('form[data-step]')]
  const step = (name: string) => {
    for (const form of forms) form.hidden = form.dataset['step'] !== name
    forms
      .find((form) => !form.hidden)
      ?.querySelector('input')
      ?.focus()
  }
  for (const form of forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const button = form.querySelector('button')
      const values = Object.fromEntries(forms.flatMap((one) => [...new FormData(one)]))
      const kind = form.dataset['step'] ?? ''
      const { pin, email, code } = values
      const shown = kind === 'pin' ? { kind, pin } : kind === 'email' ? { kind, email } : { kind, email, code }
      if (button) button.disabled = true
      void show(shown, form).then((entered) => {
        if (button) button.disabled = false
        if (entered) go(entered)
        else if (entered === null) step('code')
      })
    })
  gate.querySelector('[data-again]')?.addEventListener('click', () => step('email'))
}

/**
 * A deck that takes nobody new is opened all the same to who has begun it here: the attempt's token (`kept-attempt.ts`)
 * is shown to the server, whose pass opens the page.
 */
async function openBegun({ dataset }: HTMLElement): Promise<void> {
  const { deck = '' } = dataset
  const key = `deckle.begun.${deck}`
  const token = read(key)
  const query = new URLSearchParams(location.search)
  if (token !== null && !isTooSoon(deck)) {
    const { opening, code } = await enter(deck, { kind: 'attempt', token })
    if (opening) openWith(query, opening)
    else if (code === 'not_found' || code === 'gone') forget(key)
  }
}

/** The site that led here is handed on: the deck's own page would take this one for it. */
function nameSource(query: URLSearchParams): void {
  const from = document.referrer.split('/')[2]
  const isNamed = query.has('source') || query.has('utm_source')
  if (from && from !== location.host && !isNamed && parent === window) query.set('source', from)
}

function openWith(query: URLSearchParams, opening: string, behind = ''): void {
  nameSource(query)
  query.set('pass', opening)
  location.replace(`${location.pathname}?${query}${behind}`)
}

/** Whether who is signed in here (the web's persisted.ts) is the member that the pass names: `members.<id, base64url>.…`. */
function isSignedIn(pass: string): boolean {
  try {
    const id = atob((pass.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return id !== '' && (read('deckle:auth') ?? '').includes(`"${id}"`)
  } catch {
    return false
  }
}

/** Whether this tab was sent to the deck a moment ago, and is here again: what should open it does not. Notes that it goes. */
function isTooSoon(deck: string): boolean {
  try {
    const key = `deckle.went.${deck}`
    const last = Number(sessionStorage.getItem(key))
    sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - last < tooSoonMs && /[?&]pass=/.test(location.search)
  } catch {
    return false
  }
}
const tooSoonMs = 3000

interface Entered {
  /** Begins an attempt; kept on the device. */
  readonly pass: string
  /** Opens the page, once. */
  readonly opening: string
}

interface Entry {
  readonly pass?: string | null
  readonly opening?: string | null
  readonly code?: string
  readonly errors?: readonly string[]
}

/** Shows the server what opens the deck. */
async function enter(deck: string, shown: object): Promise<Entry> {
  const response = await fetch(`/api/v2/play/${deck}/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(shown),
  })
  return (await response.json()) as Entry
}

/** In another site's frame there may be no storage: the address alone carries the pass then. */
function inStorage(act: (storage: Storage) => string | null | void): string | null {
  try {
    return act(localStorage) ?? null
  } catch {
    return null
  }
}
const keep = (key: string, value: string) => inStorage((storage) => storage.setItem(key, value))
const read = (key: string) => inStorage((storage) => storage.getItem(key))
const forget = (key: string) => inStorage((storage) => storage.removeItem(key))

/** The moment in the reader's own time. */
function sayMoment(time: HTMLTimeElement): void {
  const shown = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'full', timeStyle: 'short' })
  time.textContent = shown.format(new Date(time.dateTime))
}

const gate = document.querySelector<HTMLElement>('[data-gate]')
if (gate) openGate(gate)
const closedPage = document.querySelector<HTMLElement>('[data-closed]')
if (closedPage) void openBegun(closedPage).catch(() => undefined)
for (const time of document.querySelectorAll('time')) sayMoment(time)
