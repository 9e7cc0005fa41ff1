import { Suspense } from 'react'
import { lazyPart } from '../../lib/screen/section.tsx'
import type { ReasonDialogProps } from './reason-dialog.tsx'

const ReasonDialog = lazyPart(() => import('./reason-dialog.tsx').then((module) => module.ReasonDialog))

/** Few readers report or hide something: the dialog loads with the first of them. */
export function AskReason(props: ReasonDialogProps) {
  return (
    <Suspense>
      <ReasonDialog {...props} />
    </Suspense>
  )
}
