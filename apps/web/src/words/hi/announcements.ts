import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/announcements.ts').words> = {
  levels: { info: 'सूचना', warning: 'चेतावनी' },
  dismissNamed: 'हटाएँ: {text}',
}
