import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import type { PageReply } from '../../../../http/page-reply.ts'
import type { NoticeKind } from '../../words/audience-words.ts'
import { audienceWordsFor } from '../../words/words-for.ts'
import { barePage, barePageHeaders, gateScript } from './bare-page.ts'

const statuses = {
  gone: 410,
  unknown: 404,
  too_early: 403,
  too_late: 410,
  full: 410,
  paused: 410,
  link_unknown: 404,
  link_over: 410,
} as const satisfies Record<NoticeKind, number>

interface MessageDetail {
  /** The owner's message, which replaces the default; `''` for none. */
  readonly text?: string
  /** Sites that may frame the page; empty for all. */
  readonly hosts?: readonly string[]
  readonly opensAt?: string | null
  /** Set for a deck that is full, paused or closed: the page's script checks whether this person has begun an attempt. */
  readonly shortid?: string
  /** The client's favicon. */
  readonly icon?: string | undefined
}

/** A page that says why the deck is unavailable, in the reader's language. */
export function messagePage(
  kind: NoticeKind,
  language: Language,
  framed: boolean,
  { text: own = '', hosts = [], opensAt = null, shortid = '', icon }: MessageDetail = {},
): PageReply {
  const { title, text } = audienceWordsFor(language).notices[kind]
  const moment = kind === 'too_early' && opensAt !== null ? momentTag(opensAt, language) : ''
  // The owner's message replaces the default text, except where that announces a time.
  const lines = [own && escapeHtml(own), own && !moment ? '' : text].filter(Boolean)
  return {
    status: statuses[kind],
    headers: barePageHeaders({ framed, hosts }),
    body: barePage({
      language,
      title,
      body: `<div${shortid && ` data-closed data-deck="${shortid}"`}><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}${moment}</div>`,
      script: shortid && gateScript,
      ...(icon !== undefined && { icon }),
    }),
  }
}

/** UTC; the page's script shows it in the reader's time zone. */
function momentTag(iso: string, language: Language): string {
  const shown = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `<p><time datetime="${iso}">${shown.format(new Date(iso))} UTC</time></p>`
}
