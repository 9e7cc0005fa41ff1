import type { Language } from '@deckle/core/deck/deck.ts'
import { lead as english } from '@deckle/player/words/english-lead-words.ts'
import type { LeadWords } from '@deckle/player/words/lead-words.ts'
import { loadLeadWords } from '@deckle/player/words/load-words.ts'
import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import { useEffect, useState } from 'react'

/** What the player's lead form says by itself in a deck's language; English until it is loaded. */
export function useLeadWords(language: Language): LeadWords {
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly lead: LeadWords } | null>(null)
  useEffect(() => {
    if (language === 'en') return
    return retryImport(
      () => loadLeadWords(language),
      (lead) => setLoaded({ language, lead }),
    )
  }, [language])
  return loaded?.language === language ? loaded.lead : english
}
