/** Where a deck stands with its audience: unseen, as the draft is, or behind the draft. */
export type PublicationState = 'draft' | 'live' | 'outdated'

export function publicationState(published: boolean, outdated: boolean): PublicationState {
  if (!published) return 'draft'
  return outdated ? 'outdated' : 'live'
}
