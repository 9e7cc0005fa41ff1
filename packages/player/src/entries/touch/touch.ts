import { REFUSED } from '@deckle/core/attribution/attribution.ts'
import { addChangeLink, ask, focusNotice, type Words } from './ask.ts'
import { isRefusing, readChoice, storeChoice } from './choice.ts'
import { sendClear, sendTouch, type TouchedPage } from './send-touch.ts'

/** After the page has loaded: what it is for comes first. */
const SETTLE_MS = 200

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const { dataset } = script
  const start = () => follow(dataset)
  const startSoon = () => setTimeout(start, SETTLE_MS)
  if (document.readyState === 'complete') startSoon()
  else addEventListener('load', startSoon, { once: true })
}

/** Tells that the page was opened, if the person agreed to it, or their client does not ask. */
function follow({ client = '', kind = '', thing = '', mode, embed, words: texts = '' }: DOMStringMap): void {
  if (isRefusing()) return
  const page: TouchedPage = { client, kind, thing }
  const choice = readChoice(client)
  if (choice !== null && choice !== REFUSED) sendTouch(page, choice)
  // In a frame nobody is asked, and nothing stored.
  if (embed !== undefined) return
  const words = JSON.parse(texts) as Words
  const isTop = kind === 'deck'
  const answer = (isAllowed: boolean) => (isAllowed ? allow(page) : refuse(client))
  addChangeLink(words, () => {
    ask(words, isTop, answer)
    focusNotice()
  })
  if (choice !== null) return
  if (mode === 'always') allow(page)
  else ask(words, isTop, answer)
}

function allow(page: TouchedPage): void {
  const before = readChoice(page.client)
  if (before !== null && before !== REFUSED) return
  // Nothing of the device or the person is in it.
  const visitor = randomUuid()
  storeChoice(page.client, visitor)
  if (readChoice(page.client) === visitor) sendTouch(page, visitor)
}

/** All that was stored is deleted, here and on the server. */
function refuse(client: string): void {
  const before = readChoice(client)
  storeChoice(client, REFUSED)
  if (before !== null && before !== REFUSED) sendClear(client, before)
}

/** Version 4. `crypto.randomUUID` is there on secure pages alone. */
function randomUuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
