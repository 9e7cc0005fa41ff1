import type { ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'

/** The content is rendered when it is opened. */
export function Disclosure({ title, level = 3, end, children, className, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className={classNames('group min-w-0', className)}>
      {({ isExpanded }) => (
        <>
          <div className="flex items-center gap-2">
            <Heading level={level} className="min-w-0 flex-1">
              <Button
                slot="trigger"
                className="flex h-8 w-full items-center gap-1.5 rounded-sm px-1 text-start text-sm font-strong text-ink hover:bg-hover disabled:opacity-50 touch:h-11"
              >
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-muted transition-transform rtl:rotate-180 group-expanded:rotate-90 rtl:group-expanded:rotate-90"
                />
                <span className="truncate">{title}</span>
              </Button>
            </Heading>
            {end}
          </div>
          <DisclosurePanel>
            {isExpanded && <div className="px-1 pt-2 pb-3 ps-6.5 text-sm">{children}</div>}
          </DisclosurePanel>
        </>
      )}
    </AriaDisclosure>
  )
}

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'className' | 'children' | 'style'> {
  title: ReactNode
  level?: 2 | 3 | 4
  /** Beside the title: a badge, a menu. */
  end?: ReactNode
  children: ReactNode
  className?: string
}
