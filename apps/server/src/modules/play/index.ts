export { playHandlers } from './handlers.ts'
export { playPages } from './pages/play-pages.ts'
export { announceClientChange, forgetPublication } from './play-state.ts'
export { PUBLICATION_CHANNEL } from './pages/published-decks.ts'
