import { socialLimits } from '@deckle/core/social/social.ts'

export type LinkPart = { readonly text: string; readonly href?: string }

/** Up to spaces, quotes, brackets that no address holds, and characters that are not seen or turn the text around. */
const addresses = /(?<![\p{L}\p{N}_@/.-])(?:https?:\/\/|www\.)[^\s<>"'`{}|\\^\p{Cc}\p{Cf}]+/giu

/**
 * A text with its web addresses apart. Only `http` and `https` become links, and none that hides its host behind a name
 * (`https://bank.example@evil.example`).
 */
export function linkParts(text: string): readonly LinkPart[] {
  const parts: LinkPart[] = []
  let end = 0
  for (const found of text.matchAll(addresses)) {
    if (found[0].length > socialLimits.link) continue
    const address = withoutEnd(found[0])
    const href = hrefOf(address)
    if (href === null) continue
    parts.push({ text: text.slice(end, found.index) }, { text: address, href })
    end = found.index + address.length
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '')
}

function hrefOf(address: string): string | null {
  const whole = /^www\./iu.test(address) ? `https://${address}` : address
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '' || !/[^.]\.[^.]|^localhost$|^\[/u.test(url.hostname))
    return null
  return url.href
}

/** Without the punctuation of the sentence around it; a closing bracket stays where the address opens it. */
function withoutEnd(address: string): string {
  const bare = address.replace(/[.,;:!?…।]+$/u, '')
  const isUnopened = /[)\]]$/u.test(bare) && count(bare, /[([]/gu) < count(bare, /[)\]]/gu)
  const next = isUnopened ? bare.slice(0, -1) : bare
  return next === address ? address : withoutEnd(next)
}

const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0
