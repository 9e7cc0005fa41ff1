import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react'
import { CheckCircle2, CircleAlert, TriangleAlert, X } from 'lucide-react'
import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastText,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { useCoveredBelow } from './bottom-bar.ts'
import { toastQueue, type ToastAction, type ToastTone } from './toast.ts'

/** Shows toasts. Render it once, at the end of the application. */
export function ToastRegion() {
  const strings = useUiStrings()
  // Bars are measured again with every message.
  useSyncExternalStore(subscribe, () => toastQueue.visibleToasts)
  const covered = useCoveredBelow(WIDEST)
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={strings.notifications}
      data-toasts=""
      className="fixed end-4 bottom-[calc(1rem+max(var(--taken),env(safe-area-inset-bottom)))] z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col-reverse gap-2 rounded-lg"
      style={{ '--taken': `${covered}px` } as CSSProperties}
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className="flex animate-rise-in items-start gap-3 touch:items-center rounded-lg bg-inverse px-4 py-3 text-sm text-on-inverse shadow-lg"
        >
          {toneIcons[toast.content.tone] && (
            <span aria-hidden="true" className="mt-0.5 [&_svg]:size-4">
              {toneIcons[toast.content.tone]}
            </span>
          )}
          <ToastText className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
            <Text slot="title" className="font-strong">
              {toast.content.title}
            </Text>
            {toast.content.description && <Text slot="description">{toast.content.description}</Text>}
          </ToastText>
          {toast.content.action && (
            <Button
              className={`${toastButton} border border-current/40 px-2.5 font-strong touch:px-4`}
              onPress={() => {
                toast.content.action?.onAction()
                toastQueue.close(toast.key)
              }}
            >
              {actionLabel(toast.content.action, strings.undo)}
            </Button>
          )}
          <Button slot="close" aria-label={strings.dismiss} className={`${toastButton} w-7 touch:w-11`}>
            <X aria-hidden="true" className="size-4" />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}

const subscribe = (listener: () => void) => toastQueue.subscribe(listener)

/** Maximum pixels from the window's edge. */
const WIDEST = 400

const toneIcons: Record<ToastTone, ReactNode> = {
  neutral: null,
  success: <CheckCircle2 />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
}

const toastButton =
  '-my-1 flex h-7 shrink-0 items-center justify-center rounded-sm hover:bg-current/10 pressed:bg-current/20 focus-visible:outline-current touch:h-11'

function actionLabel(action: ToastAction, undo: string): string {
  return typeof action.label === 'string' ? action.label : undo
}
