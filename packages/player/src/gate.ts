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
  const go = (pass: string) => {
    keep(key, pass)
    if (ticket !== null) keep(ticketKey, ticket)
    query.delete('ticket')
    openWith(query, pass)
  }
  const say = (place: ParentNode, text: string) => {
    const error = place.querySelector<HTMLElement>('.error[role=alert]')
    if (!error) return
    error.textContent = text
    error.hidden = text === ''
  }
  /** The pass; null where a code was sent; undefined where it was refused, with words. */
  const show = async (shown: object, place: ParentNode): Promise<string | null | undefined> => {
    say(place, '')
    try {
      const { pass, code, errors } = await enter(deck, shown)
      if (pass !== undefined) return pass
      // It was used, by whoever opens it here once more: they go on with what it gave them.
      if (code === 'gone' && !isUsed && ticket === read(ticketKey)) return known
      say(place, errors?.[0] ?? failed)
    } catch {
      say(place, failed)
    }
    return undefined
  }

  // A pass in the address that led here again opens nothing any more.
  const known = read(key)
  const isUsed = known === query.get('pass')
  if (isUsed) forget(key)
  if (known !== null && !isUsed && ticket === null) {
    go(known)
    return
  }
  if (mode === 'ticket' && ticket !== null) {
    const waiting = gate.querySelector<HTMLElement>('[data-waiting]')
    if (waiting) waiting.hidden = false
    void show({ kind: 'ticket', ticket }, gate).then((pass) => {
      if (waiting) waiting.hidden = true
      if (pass) go(pass)
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
      void show(shown, form).then((pass) => {
        if (button) button.disabled = false
        if (pass) go(pass)
        else if (pass === null) step('code')
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
  // A pass that led here again opens nothing any more.
  if (query.get('pass')?.startsWith('attempt.')) forget(key)
  else if (token !== null) {
    const { pass, code } = await enter(deck, { kind: 'attempt', token })
    if (pass) openWith(query, pass)
    else if (code === 'not_found' || code === 'gone') forget(key)
  }
}

/** The site that led here is handed on: the deck's own page would take this one for it. */
function nameSource(query: URLSearchParams): void {
  const from = document.referrer.split('/')[2]
  const isNamed = query.has('source') || query.has('utm_source')
  if (from && from !== location.host && !isNamed && parent === window) query.set('source', from)
}

function openWith(query: URLSearchParams, pass: string): void {
  nameSource(query)
  query.set('pass', pass)
  location.replace(`${location.pathname}?${query}`)
}

interface Entry {
  readonly pass?: string | null
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
