import type { ReactNode } from 'react'
import { RotateCcw } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

/** For a failed load: what happened, what it means, and a retry. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying,
  action,
  illustration = 'error',
  ...props
}: ErrorStateProps) {
  const strings = useUiStrings()
  return (
    <div role="alert">
      <EmptyState
        {...props}
        illustration={illustration}
        title={title ?? strings.errorTitle}
        action={
          (onRetry || action) && (
            <>
              {onRetry && (
                <Button icon={<RotateCcw />} onPress={onRetry} isPending={isRetrying}>
                  {strings.retry}
                </Button>
              )}
              {action}
            </>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

export interface ErrorStateProps extends Omit<EmptyStateProps, 'title'> {
  title?: string
  onRetry?: () => void
  isRetrying?: boolean
  children?: ReactNode
}
