import { readHtml } from '../../../platform/html/read-html.ts'

/** What a page says of itself; '' for nothing. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  readonly site: string
  /** An address, perhaps relative to the page. */
  readonly image: string
}

const longest = { title: 200, description: 500, site: 100, image: 2000 } as const

/** First of these that a page has, of each. */
const sources: Readonly<Record<keyof PageFacts, readonly string[]>> = {
  title: ['og:title', 'twitter:title', '<title>'],
  description: ['og:description', 'twitter:description', 'description'],
  site: ['og:site_name', 'application-name'],
  image: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'],
}

/** Its Open Graph data, else its title and description; as text, whatever is in it. */
export function readPage(html: Buffer, contentType: string): PageFacts {
  const found = new Map<string, string>()
  let title: string | null = null
  readHtml(decode(html, contentType), (stop) => ({
    onOpen(name, attributes) {
      if (name === 'title' && !found.has('<title>')) title = ''
      if (name === 'body') stop()
      if (name !== 'meta') return
      const key = (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase()
      if (key !== '' && !found.has(key)) found.set(key, attributes.get('content') ?? '')
    },
    onText(text) {
      if (title !== null && title.length < 1000) title += text
    },
    onClose(name) {
      if (name !== 'title' || title === null) return
      found.set('<title>', title)
      title = null
    },
  }))
  const value = (name: keyof PageFacts): string => {
    const texts = sources[name].map((source) => plain(found.get(source) ?? '', longest[name]))
    return texts.find((text) => text !== '') ?? ''
  }
  return { title: value('title'), description: value('description'), site: value('site'), image: value('image') }
}

/** One line without characters that are not shown or change the direction of what follows. */
function plain(text: string, most: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\u2028\u2029]/gu, (character) => (/[\u200c\u200d]/.test(character) ? character : ''))
    .trim()
  const letters = [...line]
  return letters.length <= most ? line : `${letters.slice(0, most - 1).join('')}…`
}

/** By the header, the page's own word, or as UTF-8. */
function decode(html: Buffer, contentType: string): string {
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(html.subarray(0, 2048).toString('latin1'))?.[1]
  const decoder = decoderOf(named)
  // Without `stream`, Node 20 decodes windows-1252 as Latin-1.
  return decoder.decode(html, { stream: true }) + decoder.decode()
}

function decoderOf(label = 'utf-8') {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
