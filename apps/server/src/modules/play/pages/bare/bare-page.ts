import { isRightToLeft, type Language } from '@deckle/core/deck/deck.ts'
import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import { htmlPolicy, inlineHash } from '../../../../http/security-headers.ts'
import { devanagariFace, pageFonts } from '../../../../devanagari-face.ts'
import { PLAYER_PREFIX } from '../../../../player-folder.ts'
import { ownIcon } from '../player-build.ts'

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f6f8;color:#24222b;font:1rem/1.5 Inter,${pageFonts}}
main{max-width:26rem;padding:2rem 1.5rem;text-align:center}
svg{width:7rem;height:auto}
h1{margin:1.5rem 0 .5rem;font-size:1.5rem;line-height:1.25;font-weight:600}
p{margin:0;color:#5d5a68}
.card{fill:#fff;stroke:#c9c6d3}.line{stroke:#c9c6d3}.mark{stroke:#6d4bb8}
form{display:grid;gap:.75rem;margin-top:1.5rem;text-align:start}
label{font-weight:600}
input{font:inherit;padding:.7rem .8rem;border:1px solid #8a8696;border-radius:.5rem;background:#fff;color:inherit;min-height:2.75rem;box-sizing:border-box;width:100%}
button,.act{font:inherit;font-weight:600;min-height:2.75rem;padding:.6rem 1rem;border:0;border-radius:.5rem;background:#6d4bb8;color:#fff;cursor:pointer;text-decoration:none;display:inline-grid;place-items:center;box-sizing:border-box}
button[disabled]{opacity:.6}
button.quiet{background:none;color:#5b3da3;min-height:2.75rem}
.act{margin-top:1.5rem}
.error{color:#b3261e;font-weight:600}
:focus-visible{outline:3px solid #6d4bb8;outline-offset:2px}
[hidden]{display:none!important}
@media (prefers-color-scheme:dark){body{background:#17161b;color:#f0eff4}p{color:#aca8b8}.card{fill:#211f27;stroke:#4b4757}.line{stroke:#4b4757}.mark{stroke:#b39ddb}input{background:#211f27;border-color:#7d7890}button,.act{background:#b39ddb;color:#1d1530}button.quiet{background:none;color:#c9b6ee}.error{color:#ffb4ab}:focus-visible{outline-color:#b39ddb}}`

const wholeStyle = (): string => style + devanagariFace()

const cards =
  '<rect class="card" x="30" y="8" width="72" height="52" rx="6" transform="rotate(6 66 34)"/><rect class="card" x="18" y="22" width="72" height="56" rx="6"/><path class="line" d="M30 38h32M30 50h20"/>'
const marks = {
  closed: '<circle class="mark" cx="84" cy="70" r="16"/><path class="mark" d="M77 70h14"/>',
  locked:
    '<path class="mark" d="M77 64v-6a7 7 0 0 1 14 0v6"/><rect class="mark card" x="70" y="64" width="28" height="22" rx="4"/><path class="mark" d="M84 73v4"/>',
} as const

/** Submits the forms of these pages and shows times in the reader's time zone. */
export const gateScript = `${PLAYER_PREFIX}/gate.js`

interface BarePage {
  readonly language: Language
  /** Plain text. */
  readonly title: string
  /** HTML. */
  readonly body: string
  /** URL of a script; `''` for none. */
  readonly script?: string
  /** Preview metadata (Open Graph) for links to the page. */
  readonly card?: { readonly text: string; readonly url: string; readonly image: string }
  /** Favicon URL; Deckle's by default. */
  readonly icon?: string
  /** Icon at the top: the deck is unavailable, or needs a PIN, an address or a sign-in. */
  readonly mark?: keyof typeof marks
}

/** A small page in Deckle's look, shown before a deck or instead of it. */
export function barePage({
  language,
  title,
  body,
  script = '',
  card,
  icon = ownIcon,
  mark = 'closed',
}: BarePage): string {
  const picture = `<svg viewBox="0 0 120 96" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${cards}${marks[mark]}</svg>`
  const tag = script === '' ? '' : `<script type="module" src="${script}"></script>`
  const shared: readonly (readonly [string, string])[] = card
    ? [
        ['og:type', 'website'],
        ['og:title', title],
        ['og:description', card.text],
        ['og:url', card.url],
        ['og:image', card.image],
      ]
    : []
  const tags = shared
    .filter(([, content]) => content !== '')
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('')
  return `<!doctype html><html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="${escapeHtml(icon)}">${tags}<style>${wholeStyle()}</style>${tag}</head><body><main>${picture}${body}</main></body></html>`
}

export function barePageHeaders(frame: { framed: boolean; hosts: readonly string[] }): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-language',
    'content-security-policy': htmlPolicy({ ...frame, styleHashes: [inlineHash(wholeStyle())] }),
  }
}
