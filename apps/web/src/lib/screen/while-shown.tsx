import { useEffect } from 'react'

/** Renders nothing; reports mounting and unmounting. As a Suspense fallback it reports that something is loading. */
export function WhileShown({ onChange }: { onChange: (isShown: boolean) => void }) {
  useEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return null
}
