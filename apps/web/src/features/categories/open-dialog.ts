import type { Category } from '@deckle/contract/categories.ts'

export type OpenDialog =
  | { readonly act: 'new'; readonly parent: string | null }
  | { readonly act: 'edit' | 'delete'; readonly category: Category }
