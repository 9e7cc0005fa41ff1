import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import type { GatedMode } from '@deckle/core/deck/publication/publication.ts'
import type { PageReply } from '../../../../http/page-reply.ts'
import { barePage, barePageHeaders, gateScript } from './bare-page.ts'
import { audienceWordsFor } from '../../words/words-for.ts'
import type { PublishedDeck } from '../published-deck.ts'

interface Gate {
  readonly mode: GatedMode
  readonly deck: PublishedDeck
  readonly language: Language
  readonly framed: boolean
  /** Absolute URL of the server. */
  readonly base: string
  /** Language and source parameters, which are kept across the sign-in. */
  readonly query: URLSearchParams
}

/** The form for a PIN, an e-mail code or a sign-in (script: packages/player/src/entries/gate/gate.ts). */
export function gatePage({ mode, deck, language, framed, base, query }: Gate): PageReply {
  const own = audienceWordsFor(language)
  const { share, slug } = deck.settings
  const title = share.title || deck.version.content.name
  const entry = `/enter/${deck.shortid}${query.size > 0 ? `?${query.toString()}` : ''}`
  const error = `<p class="error" role="alert" hidden></p>`
  const forms: Readonly<Record<GatedMode, string>> = {
    pin: `<form data-step="pin"><label for="pin">${own.pin}</label><input id="pin" name="pin" required minlength="4" maxlength="12" autocomplete="off" autocapitalize="none" spellcheck="false">${error}<button>${own.open}</button></form>`,
    email: `<form data-step="email"><label for="email">${own.email}</label><input id="email" name="email" type="email" dir="ltr" required maxlength="254" autocomplete="email">${error}<button>${own.sendCode}</button></form><form data-step="code" hidden><label for="code">${own.code}</label><input id="code" name="code" required pattern="\\s*\\p{Nd}{6}\\s*" inputmode="numeric" autocomplete="one-time-code">${error}<button>${own.open}</button><button type="button" class="quiet" data-again>${own.otherAddress}</button></form>`,
    members: `<a class="act" href="${escapeHtml(entry)}"${framed ? ' target="_blank" rel="noopener"' : ''}>${own.signIn}</a>`,
    invite: `<p data-waiting hidden role="status">${own.oneMoment}</p>${error}`,
  }
  return {
    status: 200,
    headers: barePageHeaders({ framed, hosts: deck.settings.hosts }),
    body: barePage({
      language,
      title,
      script: gateScript,
      icon: deck.icon,
      mark: 'locked',
      // Shows only the owner's picture: the deck's content is not public.
      card: {
        text: share.text,
        url: `${base}/play/${slug || deck.shortid}`,
        image: share.picture.id && `${base}/media/${share.picture.id}/1080.webp`,
      },
      body: `<div data-gate="${mode}" data-deck="${deck.shortid}" data-failed="${escapeHtml(own.failed)}"><h1>${escapeHtml(title)}</h1><p>${own.takes[mode]}</p>${forms[mode]}<noscript><p class="error">${own.noScript}</p></noscript></div>`,
    }),
  }
}
