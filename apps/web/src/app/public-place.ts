import { api } from '../lib/api.ts'

/** Where who is not signed in reads the same as on a screen (product.md §6, "deep article link"); null for nowhere. */
export async function publicPlace(pathname: string): Promise<string | null> {
  const id = /^\/articles\/([\w-]+)\/show\/?$/.exec(pathname)?.[1]
  if (id === undefined) return null
  try {
    const { url } = await api.blogs.article({ params: { id } })
    return new URL(url).pathname
  } catch {
    // Not there, or not reached: signing in is offered either way.
    return null
  }
}
