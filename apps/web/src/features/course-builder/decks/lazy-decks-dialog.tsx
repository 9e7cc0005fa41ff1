import { Suspense } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import type { DecksDialogProps } from './decks-dialog.tsx'

const Dialog = lazyPart<DecksDialogProps>(() => import('./decks-dialog.tsx').then((module) => module.DecksDialog))

/** Loaded once it is opened. */
export const DecksDialog = (props: DecksDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
