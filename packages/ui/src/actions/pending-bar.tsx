import { ProgressBar } from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'

/** An indeterminate progress line along a button's lower edge. */
export function PendingBar() {
  const strings = useUiStrings()
  return (
    <ProgressBar aria-label={strings.working} isIndeterminate className="absolute inset-x-0 bottom-0 h-0.5">
      <span className="absolute inset-y-0 w-2/5 animate-slide rounded-full bg-current" />
    </ProgressBar>
  )
}
