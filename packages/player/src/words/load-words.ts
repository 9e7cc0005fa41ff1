import type { Language } from '@deckle/core/deck/deck.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly words: PlayerWords }>>> = {
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  bn: () => import('./bn.ts'),
  ta: () => import('./ta.ts'),
  te: () => import('./te.ts'),
  mr: () => import('./mr.ts'),
  gu: () => import('./gu.ts'),
  kn: () => import('./kn.ts'),
  ml: () => import('./ml.ts'),
  pa: () => import('./pa.ts'),
  ur: () => import('./ur.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
  id: () => import('./id.ts'),
  zh: () => import('./zh.ts'),
}

export async function loadWords(language: Language): Promise<PlayerWords> {
  return (await catalogues[language]()).words
}
