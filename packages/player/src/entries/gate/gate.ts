import { formerInvite } from '@deckle/core/deck/publication/former-invite.ts'
import { begunPrefix, invitePrefix, passPrefix } from '../../hosts/storage/storage-keys.ts'
import { enter, type Entered, type Entry } from './enter.ts'
import { type Show, showError, startForms } from './gate-forms.ts'
import { isRedirectLoop, isSignedIn, keep, read, remove } from './gate-storage.ts'
import { nameSource, openDeck } from './open-deck.ts'

/**
 * The page of a deck that asks for something first (the server's gate-page.ts): shows it to the server, stores the pass that
 * comes back and opens the deck with it.
 */
function openGate(gate: HTMLElement): void {
  const { gate: mode, deck = '', failed = '' } = gate.dataset
  const query = new URLSearchParams(location.search)
  const invite = query.get('invite') ?? query.get(formerInvite)
  const known = knownPass(deck, mode === 'members')
  const onEntered = ({ pass, opening }: Entered) => {
    keep(passPrefix + deck, pass)
    if (invite !== null) keep(invitePrefix + deck, invite)
    query.delete('invite')
    query.delete(formerInvite)
    // Where nothing is stored, the pass stands in the fragment: no server sees it, and no log.
    openDeck(query, opening, read(passPrefix + deck) === pass ? '' : `#pass=${encodeURIComponent(pass)}`)
  }
  const show: Show = async (shown, place) => {
    showError(place, '')
    try {
      const entry = await enter(deck, shown)
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
  if (mode === 'invite' && invite !== null) void showInvite(gate, invite, show, onEntered)
  startSignIn(gate)
  startForms(gate, show, onEntered)
}

/** A pass of an earlier visit, or of the address's fragment; null for none. */
function knownPass(deck: string, isForMembers: boolean): string | null {
  const key = passPrefix + deck
  const stored = read(key)
  // On a device that several people use, another member's pass opens nothing.
  if (isForMembers && stored && !isSignedIn(stored)) remove(key)
  const fragment = /^#pass=(.+)/.exec(location.hash ?? '')?.[1]
  return read(key) ?? (fragment ? decodeURIComponent(fragment) : null)
}

/** What a known pass opens; null where it is no longer valid. */
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
  show: Show,
  onEntered: (entered: Entered) => void,
): Promise<void> {
  const waiting = gate.querySelector<HTMLElement>('[data-waiting]')
  if (waiting) waiting.hidden = false
  const entered = await show({ kind: 'invite', invite }, gate)
  if (waiting) waiting.hidden = true
  if (entered) onEntered(entered)
}

/** The link to the sign-in screen, which names the source, too. */
function startSignIn(gate: HTMLElement): void {
  const link = gate.querySelector<HTMLAnchorElement>('a.act')
  if (!link) return
  const url = new URL(link.href)
  nameSource(url.searchParams)
  link.href = url.href
}

/**
 * A deck that takes nobody new is still opened to who has begun it here: the server gives an opening for the attempt's token
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

/** Writes a moment in the reader's own time. */
function localiseTime(time: HTMLTimeElement): void {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'full', timeStyle: 'short' })
  time.textContent = format.format(new Date(time.dateTime))
}

const gate = document.querySelector<HTMLElement>('[data-gate]')
if (gate) openGate(gate)
const closedPage = document.querySelector<HTMLElement>('[data-closed]')
if (closedPage) void openBegun(closedPage).catch(() => undefined)
for (const time of document.querySelectorAll('time')) localiseTime(time)
