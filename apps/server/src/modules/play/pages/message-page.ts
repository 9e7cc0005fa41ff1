import type { Language } from '@deckle/core/deck/deck.ts'
import type { PageReply } from '../../../http/page.ts'
import type { NoticeKind } from '../words/audience-words.ts'
import { audienceWordsFor } from '../words/words-for.ts'
import { barePage, barePageHeaders, escapeHtml, gateScript } from './bare-page.ts'

const statuses = { gone: 410, unknown: 404, too_early: 403, too_late: 410, full: 410 } as const satisfies Record<
  NoticeKind,
  number
>

interface MessageDetail {
  /** The owner's own words, in place of ours; '' for none. */
  readonly text?: string
  /** Sites that may frame it; none for all. */
  readonly hosts?: readonly string[]
  readonly opensAt?: string | null
  /** Of a deck that takes nobody now: its script looks whether this person has begun it. */
  readonly shortid?: string
}

/** A whole page that says why there is no deck, in the reader's language. */
export function messagePage(
  kind: NoticeKind,
  language: Language,
  framed: boolean,
  { text: own = '', hosts = [], opensAt = null, shortid = '' }: MessageDetail = {},
): PageReply {
  const { title, text } = audienceWordsFor(language).notices[kind]
  const moment = kind === 'too_early' && opensAt !== null ? momentTag(opensAt, language) : ''
  // The owner's words stand in place of ours, except where ours lead to the moment.
  const lines = [own && escapeHtml(own), own && !moment ? '' : text].filter(Boolean)
  return {
    status: statuses[kind],
    headers: barePageHeaders({ framed, hosts }),
    body: barePage({
      language,
      title,
      body: `<div${shortid && ` data-closed data-deck="${shortid}"`}><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}${moment}</div>`,
      script: shortid && gateScript,
    }),
  }
}

/** The moment in UTC; the script says it in the reader's own time. */
function momentTag(iso: string, language: Language): string {
  const shown = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `<p><time datetime="${iso}">${shown.format(new Date(iso))} UTC</time></p>`
}
