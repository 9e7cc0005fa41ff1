import type { ArticleTexts } from '../article.ts'
import { decks } from './decks.ts'
import { audience } from './audience.ts'
import { learning } from './learning.ts'
import { writing } from './writing.ts'
import { organisation } from './organisation.ts'
import { systems } from './systems.ts'

export const texts: ArticleTexts = { ...decks, ...audience, ...learning, ...writing, ...organisation, ...systems }
