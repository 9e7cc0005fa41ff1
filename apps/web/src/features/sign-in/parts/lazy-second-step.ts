import { lazyPart } from '../../../lib/screen/section.tsx'
import { preferences } from '../../../lib/preferences/preferences.ts'
import { loadWords } from '../../../words/catalogues.ts'

/** Loaded only if a second factor is asked for. */
export const SecondStep = lazyPart(async () => {
  const [{ SecondStep }] = await Promise.all([
    import('./second-step.tsx'),
    loadWords(preferences.get('language'), 'factors'),
  ])
  return SecondStep
})
