import type { GatedMode } from '@deckle/core/deck/publication.ts'
import type { WordsLanguage } from '../../../http/language.ts'
import type { PageReply } from '../../../http/page.ts'
import { barePage, barePageHeaders, escapeHtml, gateScript } from './bare-page.ts'
import type { PublishedDeck } from './published-decks.ts'

const words = {
  en: {
    pin: { text: 'It takes a PIN.', label: 'PIN', button: 'Open' },
    email: {
      text: 'It takes an e-mail address that you can confirm.',
      label: 'E-mail address',
      button: 'Send me a code',
      code: 'The six digits that were sent to you',
      open: 'Open',
      again: 'Use another address',
    },
    members: { text: 'It is for people of this organisation.', button: 'Sign in' },
    ticket: { text: 'It opens with a link that works once. Open the link that you were sent.', waiting: 'One moment' },
    noscript: 'This needs JavaScript: allow it for this page.',
    failed: 'The server can not be reached. Check the connection and try again.',
  },
  hi: {
    pin: { text: 'इसके लिए PIN चाहिए।', label: 'PIN', button: 'खोलें' },
    email: {
      text: 'इसके लिए ऐसा ई-मेल पता चाहिए जिसकी आप पुष्टि कर सकें।',
      label: 'ई-मेल पता',
      button: 'मुझे कोड भेजें',
      code: 'आपको भेजे गए छह अंक',
      open: 'खोलें',
      again: 'कोई और पता',
    },
    members: { text: 'यह इस संगठन के लोगों के लिए है।', button: 'साइन इन करें' },
    ticket: { text: 'यह एक बार काम करने वाले लिंक से खुलता है। जो लिंक आपको भेजा गया, उसे खोलें।', waiting: 'एक पल' },
    noscript: 'इसके लिए JavaScript चाहिए: इस पेज पर इसे चलने दें।',
    failed: 'सर्वर तक नहीं पहुँचा जा सका। कनेक्शन देखें और फिर कोशिश करें।',
  },
} as const

interface Gate {
  readonly mode: GatedMode
  readonly deck: PublishedDeck
  readonly language: WordsLanguage
  readonly framed: boolean
  /** Absolute address of the server. */
  readonly base: string
  /** What the address says of language and source: it goes along over the sign-in. */
  readonly query: URLSearchParams
}

/** The page that asks for what a deck is opened with (packages/player/src/gate.ts makes it work). */
export function gatePage({ mode, deck, language, framed, base, query }: Gate): PageReply {
  const own = words[language]
  const { share, slug } = deck.settings
  const title = share.title || deck.version.content.name
  const entry = `/enter/${deck.shortid}${query.size > 0 ? `?${query.toString()}` : ''}`
  const error = `<p class="error" role="alert" hidden></p>`
  const forms: Readonly<Record<GatedMode, string>> = {
    pin: `<form data-step="pin"><label for="pin">${own.pin.label}</label><input id="pin" name="pin" required minlength="4" maxlength="12" autocomplete="off" autocapitalize="none" spellcheck="false">${error}<button>${own.pin.button}</button></form>`,
    email: `<form data-step="email"><label for="email">${own.email.label}</label><input id="email" name="email" type="email" required maxlength="254" autocomplete="email">${error}<button>${own.email.button}</button></form><form data-step="code" hidden><label for="code">${own.email.code}</label><input id="code" name="code" required pattern="\\d{6}" maxlength="6" inputmode="numeric" autocomplete="one-time-code">${error}<button>${own.email.open}</button><button type="button" class="quiet" data-again>${own.email.again}</button></form>`,
    members: `<a class="act" href="${escapeHtml(entry)}"${framed ? ' target="_blank" rel="noopener"' : ''}>${own.members.button}</a>`,
    ticket: `<p data-waiting hidden role="status">${own.ticket.waiting}</p>${error}`,
  }
  return {
    status: 200,
    headers: barePageHeaders({ framed, hosts: deck.settings.hosts }),
    body: barePage({
      language,
      title,
      script: gateScript,
      mark: 'locked',
      // The owner's picture alone: what the deck shows is not for everybody.
      card: {
        text: share.text,
        url: `${base}/play/${slug || deck.shortid}`,
        image: share.picture.id && `${base}/media/${share.picture.id}/1080.webp`,
      },
      body: `<div data-gate="${mode}" data-deck="${deck.shortid}" data-failed="${escapeHtml(own.failed)}"><h1>${escapeHtml(title)}</h1><p>${own[mode].text}</p>${forms[mode]}<noscript><p class="error">${own.noscript}</p></noscript></div>`,
    }),
  }
}
