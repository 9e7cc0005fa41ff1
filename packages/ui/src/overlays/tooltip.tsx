import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { Kbd } from '../layout/kbd.tsx'

export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end'

/** On hover and focus. The child must be one of our buttons, links or fields. */
export function Tooltip({ text, shortcut, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="flex max-w-72 items-center gap-2 rounded-sm bg-inverse px-2 py-1 text-xs text-on-inverse shadow-lg entering:animate-fade-in"
      >
        {text}
        {shortcut && <Kbd keys={shortcut} tone="inverse" />}
      </AriaTooltip>
    </TooltipTrigger>
  )
}

export interface TooltipProps {
  text: string
  shortcut?: string
  placement?: TooltipPlacement
  children: ReactElement
}
