import { auditTexts } from '@deckle/contract/wording/hi/audit.ts'
import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/audit.ts').words> = {
  columns: auditTexts.columns,
  system: auditTexts.system,
  by: '{name} ने किया, जो ऑपरेटर हैं',
  byDeleted: 'ऐसे ऑपरेटर ने किया जिनका खाता हटा दिया गया है',
  kinds: auditTexts.kinds,
}
