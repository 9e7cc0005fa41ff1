/** Paths of the application that would be hidden by a client's address, `/{slug}/login` and below. */
const reserved: readonly string[] = ['api', 'blog', 'drive', 'embed', 'enter', 'media', 'play', 'session']

/** What a client's address may be: 2 to 40 small letters, digits and hyphens between them. */
export function isClientSlug(slug: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])$/.test(slug) && !slug.includes('--') && !reserved.includes(slug)
}
