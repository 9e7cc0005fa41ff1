/** Pictures of link cards, stored under ids that nobody guesses. */
export const cardKey = (clientId: string, id: string): string => `cards/${clientId}/${id}.webp`

export const cardPath = (clientId: string, id: string): string => `/cards/${clientId}/${id}.webp`
