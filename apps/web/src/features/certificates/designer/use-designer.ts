import type { CertificateDesignRow } from '@deckle/contract/certificate-designs.ts'
import type { UndrawableFields } from '@deckle/contract/models/undrawable.ts'
import type { CertificateDesign } from '@deckle/core/certificates/certificate-design.ts'
import { canRedo, canUndo, newHistory, record, redo, undo } from '@deckle/core/document/history.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { invalidate } from '../../../lib/invalidate.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { createSaver, type Draft, type SaveState } from './saver.ts'

/** A design as it is edited: undo and redo, and saving by itself. */
export function useDesigner(row: CertificateDesignRow) {
  const queries = useQueryClient()
  const [history, setHistory] = useState(() => newHistory<Draft>({ name: row.name, design: row.design }))
  const [save, setSave] = useState<{ state: SaveState; theirs: CertificateDesignRow | null }>({
    state: 'saved',
    theirs: null,
  })
  const [undrawable, setUndrawable] = useState(row.undrawable)
  const [saver] = useState(() =>
    createSaver(row, {
      send: async (revision, draft) => {
        // A name that is being typed anew may be empty for a moment.
        const name = draft.name.trim()
        const body = { revision, design: draft.design, ...(name !== '' && { name }) }
        const reply = await api.certificate_designs.update({ params: { id: row.id }, body })
        void invalidate(queries, queryKeys('certificate_designs').lists)
        setUndrawable(reply.certificate_design.undrawable)
        return reply.certificate_design
      },
      onState: (state, theirs) => setSave({ state, theirs }),
    }),
  )
  const { present } = history
  useEffect(() => saver.change(present), [saver, present])
  useFlushes(saver.flush, save.state)
  const change = (next: Draft, group?: string) => setHistory((old) => record(old, next, Date.now(), group))
  return {
    ...present,
    save,
    undrawable: stillUndrawable(present.design, undrawable),
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    rename: (name: string) => change({ ...present, name }, 'name'),
    /** `group`: what belongs to one step of undo, such as a drag. */
    edit: (apply: (design: CertificateDesign) => CertificateDesign, group?: string) =>
      setHistory((old) => {
        const design = apply(old.present.design)
        return design === old.present.design ? old : record(old, { ...old.present, design }, Date.now(), group)
      }),
    saveNow: saver.flush,
    keepMine: saver.keepMine,
    takeTheirs: () => {
      const { theirs } = save
      if (!theirs) return
      saver.takeTheirs()
      setUndrawable(theirs.undrawable)
      change({ name: theirs.name, design: theirs.design })
    },
  }
}

/** What the last save found, without texts that were changed since. */
const stillUndrawable = ({ fields }: CertificateDesign, found: UndrawableFields): UndrawableFields =>
  found.filter(({ field, characters }) => {
    const text = fields[field]?.text.normalize('NFC') ?? ''
    return characters.some((character) => text.includes(character))
  })

export type Designer = ReturnType<typeof useDesigner>

/** Saves when the tab is hidden and the screen is left; the browser asks before it closes with unsaved work. */
function useFlushes(flush: () => void, state: SaveState): void {
  const latest = useRef(flush)
  useEffect(() => {
    latest.current = flush
  })
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      latest.current()
    }
  }, [])
  const isUnsaved = state !== 'saved' && state !== 'gone'
  useEffect(() => {
    if (!isUnsaved) return undefined
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [isUnsaved])
}
