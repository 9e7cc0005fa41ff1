/** The published state of a deck: unpublished, same as the draft, or behind the draft. */
export type PublicationState = 'draft' | 'live' | 'outdated'

export function publicationState(published: boolean, outdated: boolean): PublicationState {
  if (!published) return 'draft'
  return outdated ? 'outdated' : 'live'
}
