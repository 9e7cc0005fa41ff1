import type { WordsLanguage } from '../../../http/language.ts'
import type { PageReply } from '../../../http/page.ts'
import { htmlPolicy, inlineHash } from '../../../http/security-headers.ts'

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
} as const

const statuses = { gone: 410, unknown: 404 } as const

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f6f8;color:#24222b;font:1rem/1.5 Inter,"Noto Sans Devanagari",system-ui,sans-serif}
main{max-width:26rem;padding:2rem 1.5rem;text-align:center}
svg{width:7rem;height:auto}
h1{margin:1.5rem 0 .5rem;font-size:1.5rem;line-height:1.25;font-weight:600}
p{margin:0;color:#5d5a68}
.card{fill:#fff;stroke:#c9c6d3}.line{stroke:#c9c6d3}.mark{stroke:#6d4bb8}
@media (prefers-color-scheme:dark){body{background:#17161b;color:#f0eff4}p{color:#aca8b8}.card{fill:#211f27;stroke:#4b4757}.line{stroke:#4b4757}.mark{stroke:#b39ddb}}`

const picture = `<svg viewBox="0 0 120 96" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect class="card" x="30" y="8" width="72" height="52" rx="6" transform="rotate(6 66 34)"/><rect class="card" x="18" y="22" width="72" height="56" rx="6"/><path class="line" d="M30 38h32M30 50h20"/><circle class="mark" cx="84" cy="70" r="16" fill="none"/><path class="mark" d="M77 70h14"/></svg>`

/** A whole page that says why there is no deck, in the reader's language. */
export function messagePage(kind: keyof typeof words, language: WordsLanguage, framed: boolean): PageReply {
  const { title, text } = words[kind][language]
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>${picture}<h1>${title}</h1><p>${text}</p></main></body></html>`
  return {
    status: statuses[kind],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-language',
      'content-security-policy': htmlPolicy({ framed, styleHashes: [inlineHash(style)] }),
    },
    body,
  }
}
