import { useMemo, useState } from 'react'
import type { Editor } from './editor-context.ts'

/** "Publish" outside the publish tab: opens the tab, which then answers the request. */
export function usePublishRequest(goToTab: Editor['goToTab']): Pick<Editor, 'publish' | 'publishRequest'> {
  const [isOpen, setOpen] = useState(false)
  return useMemo(
    () => ({
      publish: () => {
        setOpen(true)
        goToTab('publish')
      },
      publishRequest: { isOpen, close: () => setOpen(false) },
    }),
    [isOpen, goToTab],
  )
}
