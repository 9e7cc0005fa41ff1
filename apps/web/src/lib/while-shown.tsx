import { useEffect } from 'react'

/** Draws nothing; says that it stands there, and when it no longer does. As a Suspense's fallback: that one waits. */
export function WhileShown({ onChange }: { onChange: (isShown: boolean) => void }) {
  useEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return null
}
