import type { WordsLanguage } from '../../../http/language.ts'
import type { PageReply } from '../../../http/page.ts'
import { barePage, barePageHeaders, escapeHtml, gateScript } from './bare-page.ts'

const words = {
  gone: {
    en: {
      title: 'This deck is closed',
      text: 'Whoever made it has taken it back. Ask them whether it will open again.',
    },
    hi: { title: 'यह डेक बंद है', text: 'जिसने इसे बनाया था, उसने इसे वापस ले लिया है। उनसे पूछें कि क्या यह फिर खुलेगा।' },
  },
  unknown: {
    en: { title: 'There is no deck here', text: 'The link may be incomplete. Check that you copied all of it.' },
    hi: { title: 'यहाँ कोई डेक नहीं है', text: 'हो सकता है कि लिंक अधूरा हो। देख लें कि आपने पूरा लिंक लिया है।' },
  },
  too_early: {
    en: { title: 'This deck is not open yet', text: 'It opens at this moment:' },
    hi: { title: 'यह डेक अभी खुला नहीं है', text: 'यह इस समय खुलेगा:' },
  },
  too_late: {
    en: { title: 'This deck is closed', text: 'Its time is over. Thank you for coming.' },
    hi: { title: 'यह डेक बंद है', text: 'इसका समय पूरा हो गया है। आने के लिए धन्यवाद।' },
  },
  full: {
    en: { title: 'This deck is closed', text: 'It has all the answers that it takes. Thank you for coming.' },
    hi: { title: 'यह डेक बंद है', text: 'इसे जितने जवाब चाहिए थे, मिल चुके हैं। आने के लिए धन्यवाद।' },
  },
} as const

const statuses = { gone: 410, unknown: 404, too_early: 403, too_late: 410, full: 410 } as const

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
  kind: keyof typeof words,
  language: WordsLanguage,
  framed: boolean,
  { text: own = '', hosts = [], opensAt = null, shortid = '' }: MessageDetail = {},
): PageReply {
  const { title, text } = words[kind][language]
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
function momentTag(iso: string, language: WordsLanguage): string {
  const shown = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `<p><time datetime="${iso}">${shown.format(new Date(iso))} UTC</time></p>`
}
