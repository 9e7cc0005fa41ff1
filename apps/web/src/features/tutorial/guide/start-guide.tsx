import type { AnyRouter } from '@tanstack/react-router'
import type { TutorialItem } from '@deckle/core/tutorial/tutorial.ts'
import { Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CoachMark } from './coach-mark.tsx'
import { guideState } from './guide-state.ts'
import { guides, type Targets } from './guides.ts'

let root: Root | undefined

/**
 * Shows the steps of an item over the real screens. They are drawn outside the application's tree, so that they stay
 * when the screen changes and cost nothing where no guide is shown; dialogs leave them usable (`data-react-aria-top-layer`).
 */
export function startGuide(item: TutorialItem, targets: Targets, router: AnyRouter): void {
  if (!root) {
    const host = document.createElement('div')
    host.setAttribute('data-react-aria-top-layer', 'true')
    document.body.append(host)
    root = createRoot(host)
  }
  root.render(
    <Suspense>
      <CoachMark router={router} />
    </Suspense>,
  )
  guideState.setState({ shown: { item, steps: guides[item].steps(targets), at: 0 } })
}
