import type { Language } from '@deckle/core/deck/deck.ts'
import type { PlayerWords } from '@deckle/slides/view.ts'
import type { LeadWords } from './lead-words.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly words: PlayerWords; readonly lead: LeadWords }>>> =
  {
    en: () => import('./languages/en.ts'),
    hi: () => import('./languages/hi.ts'),
    bn: () => import('./languages/bn.ts'),
    ta: () => import('./languages/ta.ts'),
    te: () => import('./languages/te.ts'),
    mr: () => import('./languages/mr.ts'),
    gu: () => import('./languages/gu.ts'),
    kn: () => import('./languages/kn.ts'),
    ml: () => import('./languages/ml.ts'),
    pa: () => import('./languages/pa.ts'),
    ur: () => import('./languages/ur.ts'),
    ar: () => import('./languages/ar.ts'),
    es: () => import('./languages/es.ts'),
    fr: () => import('./languages/fr.ts'),
    de: () => import('./languages/de.ts'),
    pt: () => import('./languages/pt.ts'),
    id: () => import('./languages/id.ts'),
    zh: () => import('./languages/zh.ts'),
  }

export async function loadWords(language: Language): Promise<PlayerWords> {
  return (await catalogues[language]()).words
}

export async function loadLeadWords(language: Language): Promise<LeadWords> {
  return (await catalogues[language]()).lead
}
