import { useRef } from 'react'

/**
 * Ids of what is sent: the same one as long as the content is the same, so that what was stored although its reply was lost
 * is not stored twice. `renew` after it was sent: the same content is something new then.
 */
export function useSendId() {
  const last = useRef({ content: '', id: '' })
  return {
    idOf: (fields: object, files: readonly File[]): string => {
      const content = JSON.stringify([fields, files.map(({ name, size, lastModified }) => [name, size, lastModified])])
      if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() }
      return last.current.id
    },
    renew: (): void => {
      last.current = { content: '', id: '' }
    },
  }
}
