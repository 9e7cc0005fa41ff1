export type WordsLanguage = 'en' | 'hi'

/** The language of a refusal's words by the Accept-Language header: Hindi where it is wanted more than English, else English. */
export function preferredLanguage(header: string | undefined): WordsLanguage {
  if (header === undefined || !header.includes('hi')) return 'en'
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find((value) => value !== undefined)
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => (tag === 'en' || tag === 'hi') && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wanted[0]?.tag === 'hi' ? 'hi' : 'en'
}
