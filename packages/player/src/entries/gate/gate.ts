import { formerInvite } from '@deckle/core/deck/publication/former-invite.ts'
import { begunPrefix, invitePrefix, passPrefix } from '../../hosts/storage/storage-keys.ts'
import { enter, type Entered, type Entry } from './enter.ts'
import { type Submit, showError, startForms } from './gate-forms.ts'
import { isRedirectLoop, isSignedIn, write, read, remove } from './gate-storage.ts'
import { nameSource, openDeck } from './open-deck.ts'

/**
 * The page of a deck with an entry check (the server's gate-page.ts): sends what the person enters, stores the returned pass and
 * opens the deck with it.
 */
function openGate(gate: HTMLElement): void {
  const { gate: mode, deck = '', failed = '' } = gate.dataset
  const query = new URLSearchParams(location.search)
  const invite = query.get('invite') ?? query.get(formerInvite)
  const known = knownPass(deck, mode === 'members')
  const onEntered = ({ pass, opening }: Entered) => {
    write(passPrefix + deck, pass)
    if (invite !== null) write(invitePrefix + deck, invite)
    query.delete('invite')
    query.delete(formerInvite)
    // Without storage, the pass goes into the fragment, which reaches no server and no log.
    openDeck(query, opening, read(passPrefix + deck) === pass ? '' : `#pass=${encodeURIComponent(pass)}`)
  }
  const submit: Submit = async (credentials, place) => {
    showError(place, '')
    try {
      const entry = await enter(deck, credentials)
      if (entry.pass === null) return null
      const isUsedHere = entry.code === 'gone' && known !== null && invite === read(invitePrefix + deck)
      // An invite was used on this device: its pass is used again.
      const entered = enteredBy(entry) ?? (isUsedHere ? await reopen(deck, known) : null)
      if (entered) return entered
      showError(place, entry.errors?.[0] ?? failed)
    } catch {
      showError(place, failed)
    }
    return undefined
  }
  if (known !== null && invite === null && !isRedirectLoop(deck)) {
    void reopen(deck, known).then(
      (entered) => entered && onEntered(entered),
      () => undefined,
    )
  }
  if (mode === 'invite' && invite !== null) void showInvite(gate, invite, submit, onEntered)
  startSignIn(gate)
  startForms(gate, submit, onEntered)
}

/** From an earlier visit, or from the address's fragment. */
function knownPass(deck: string, isForMembers: boolean): string | null {
  const key = passPrefix + deck
  const stored = read(key)
  // On a shared device, another member's pass opens nothing.
  if (isForMembers && stored && !isSignedIn(stored)) remove(key)
  const fragment = /^#pass=(.+)/.exec(location.hash ?? '')?.[1]
  return read(key) ?? (fragment ? decodeURIComponent(fragment) : null)
}

/** Null where the pass is no longer valid. */
async function reopen(deck: string, pass: string): Promise<Entered | null> {
  const entry = await enter(deck, { kind: 'pass', pass })
  const entered = enteredBy(entry)
  if (!entered && entry.code === 'not_allowed') remove(passPrefix + deck)
  return entered
}

function enteredBy({ pass, opening }: Entry): Entered | null {
  return pass && opening ? { pass, opening } : null
}

async function showInvite(
  gate: HTMLElement,
  invite: string,
  submit: Submit,
  onEntered: (entered: Entered) => void,
): Promise<void> {
  const waiting = gate.querySelector<HTMLElement>('[data-waiting]')
  if (waiting) waiting.hidden = false
  const entered = await submit({ kind: 'invite', invite }, gate)
  if (waiting) waiting.hidden = true
  if (entered) onEntered(entered)
}

/** The link to the sign-in screen also carries the source. */
function startSignIn(gate: HTMLElement): void {
  const link = gate.querySelector<HTMLAnchorElement>('a.act')
  if (!link) return
  const url = new URL(link.href)
  nameSource(url.searchParams)
  link.href = url.href
}

/**
 * A closed deck still opens for people who began it here: the server gives an opening for the attempt's token
 * (`begun-token.ts`).
 */
async function openBegun({ dataset }: HTMLElement): Promise<void> {
  const { deck = '' } = dataset
  const key = begunPrefix + deck
  const token = read(key)
  if (token === null || isRedirectLoop(deck)) return
  const { opening, code } = await enter(deck, { kind: 'attempt', token })
  if (opening) openDeck(new URLSearchParams(location.search), opening)
  else if (code === 'not_found' || code === 'gone') remove(key)
}

/** In the reader's time zone. */
function localiseTime(time: HTMLTimeElement): void {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'full', timeStyle: 'short' })
  time.textContent = format.format(new Date(time.dateTime))
}

const gate = document.querySelector<HTMLElement>('[data-gate]')
if (gate) openGate(gate)
const closedPage = document.querySelector<HTMLElement>('[data-closed]')
if (closedPage) void openBegun(closedPage).catch(() => undefined)
for (const time of document.querySelectorAll('time')) localiseTime(time)
