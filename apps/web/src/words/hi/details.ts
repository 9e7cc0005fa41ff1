import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/details.ts').words> = { none: '–', yes: 'हाँ', no: 'नहीं' }
