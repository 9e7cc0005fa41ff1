import type { CaseState, Decision } from '@deckle/core/social/social.ts'

/** What can be decided about things in a state. */
export const decisionsIn: Readonly<Record<CaseState, readonly Decision[]>> = {
  waiting: ['hide', 'restore'],
  hidden: ['restore'],
  restored: ['hide'],
}

/** What is hidden by a decision is shown again; what waits is let be. */
export const wordOf = (decision: Decision, state: CaseState): 'hide' | 'restore' | 'show' =>
  decision === 'restore' && state === 'hidden' ? 'show' : decision
