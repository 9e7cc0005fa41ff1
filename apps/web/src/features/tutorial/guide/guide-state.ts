import type { TutorialItem } from '@deckle/core/tutorial/tutorial.ts'
import { createStore } from 'zustand'
import type { GuideStep } from './guides.ts'

export interface ShownGuide {
  readonly item: TutorialItem
  readonly steps: readonly GuideStep[]
  /** Index of the step that is shown. */
  readonly at: number
}

/** The guide that is shown, over all screens; null for none. */
export const guideState = createStore<{ readonly shown: ShownGuide | null }>(() => ({ shown: null }))

export const endGuide = (): void => guideState.setState({ shown: null })

/** Goes to a step; after the last one the guide ends. */
export function goToStep(at: number): void {
  const { shown } = guideState.getState()
  if (!shown || at < 0) return
  guideState.setState({ shown: at < shown.steps.length ? { ...shown, at } : null })
}
