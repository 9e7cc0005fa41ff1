import type { Tag } from '@deckle/contract/tags.ts'

/** What a dialog is open for. */
export type OpenTag = { readonly act: 'new' } | { readonly act: 'edit' | 'merge' | 'delete'; readonly tag: Tag }
