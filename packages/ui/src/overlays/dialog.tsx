import type { ReactElement, ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../actions/icon-button.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { bottomBar } from './bottom-bar.ts'
import { classNames } from '../theme/class-names.ts'

/**
 * A modal: a box in the middle, on a phone a sheet from below. Opened by `trigger` or controlled by `isOpen`. The footer stays in
 * view while the body scrolls; the content of a `full` one scrolls by itself.
 */
export function Dialog({
  trigger,
  isOpen,
  onOpenChange,
  title,
  description,
  size = 'md',
  isDismissable = true,
  role = 'dialog',
  footer,
  children,
}: DialogProps) {
  const overlay = (
    <ModalOverlay
      isOpen={trigger ? undefined : isOpen}
      onOpenChange={trigger ? undefined : onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className="fixed inset-0 z-40 flex items-center justify-center bg-backdrop p-4 entering:animate-fade-in exiting:animate-fade-out phone:items-end phone:p-0"
    >
      <Modal
        ref={bottomBar}
        className={classNames(
          'flex w-full flex-col overflow-hidden rounded-lg bg-surface text-ink shadow-lg entering:animate-rise-in phone:entering:animate-sheet-in phone:max-w-none phone:rounded-b-none',
          size === 'full'
            ? 'h-[calc(100dvh-2rem)] phone:h-dvh phone:rounded-none'
            : 'max-h-[min(48rem,calc(100dvh-2rem))] phone:max-h-[92dvh]',
          widths[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          {({ close }) => (
            <>
              <DialogTop title={title} description={description} onClose={isDismissable ? close : undefined} />
              <div
                className={classNames(
                  'min-h-0 flex-1 text-sm',
                  size === 'full' ? 'overflow-hidden border-t border-line' : 'relative overflow-y-auto px-5 pt-1 pb-5',
                )}
              >
                {resolve(children, close)}
              </div>
              {footer && (
                <footer
                  ref={bottomBar}
                  className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 phone:flex-col-reverse phone:items-stretch phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
                >
                  {resolve(footer, close)}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}

export interface DialogProps {
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  /** `full`: as high and wide as the screen allows. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  /** false: only the footer's buttons close it. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  footer?: WithClose
  children?: WithClose
}

type WithClose = ReactNode | ((close: () => void) => ReactNode)

const widths = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl', xl: 'max-w-5xl', full: 'max-w-400' }

function resolve(content: WithClose, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content
}

function DialogTop({ title, description, onClose }: { title: string; description?: ReactNode; onClose?: () => void }) {
  const strings = useUiStrings()
  return (
    <header className="flex items-start gap-3 px-5 pt-4 pb-3">
      <div className="min-w-0 flex-1">
        <Heading slot="title" className="text-md font-strong wrap-anywhere">
          {title}
        </Heading>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      {onClose && (
        <IconButton label={strings.close} icon={<X />} size="sm" className="-me-2 -mt-0.5" onPress={onClose} />
      )}
    </header>
  )
}
