import { CallError } from '@deckle/contract/client/call-error.ts'
import type { CustomReport } from '@deckle/contract/custom-reports.ts'
import { isSame } from '@deckle/core/document/tree.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { type Autosave, createAutosave } from '../../../lib/draft/autosave.ts'
import type { Saved, SaveState, SendResult } from '../../../lib/draft/autosave-types.ts'
import { connectSession } from '../../../lib/draft/connect-session.ts'
import { outcomeOf } from '../../../lib/draft/send.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { contentOf, type ReportContent } from './content.ts'

/** Two people changed the report: one of both stays. */
export interface Clash {
  readonly keepMine: () => void
  readonly useTheirs: () => void
}

const savedOf = (report: CustomReport): Saved<ReportContent> => ({
  revision: report.revision,
  content: contentOf(report),
})

async function send(id: string, { revision, content }: Saved<ReportContent>): Promise<SendResult<ReportContent>> {
  try {
    const { report } = await api.custom_reports.update({ params: { id }, body: { ...content, revision } })
    return { kind: 'saved', revision: report.revision }
  } catch (error) {
    const data = error instanceof CallError && error.code === 'revision_conflict' ? error.data : null
    const theirs = (data as { readonly report?: CustomReport } | null)?.report
    return theirs ? { kind: 'conflict', theirs: savedOf(theirs) } : outcomeOf(error, 'report')
  }
}

/** Edits a report, and saves it by itself. */
export function useReportSession(report: CustomReport) {
  const client = useQueryClient()
  const { id } = report
  const [content, setContent] = useState(() => contentOf(report))
  const [save, setSave] = useState<{ readonly state: SaveState; readonly reason?: string }>({ state: 'saved' })
  const [clash, setClash] = useState<Clash | null>(null)
  const autosave = useRef<Autosave<ReportContent>>(null)
  const opened = useRef(report)
  useEffect(() => {
    const listeners = new Set<() => void>()
    const session = createAutosave<ReportContent, 'report'>(savedOf(opened.current), {
      send: (request) => send(id, request),
      // Widgets are put together in a moment: nothing is kept on the device.
      store: async () => {},
      merge: (base, mine, theirs) =>
        isSame(base, mine) || isSame(mine, theirs)
          ? { content: theirs, conflicts: [] }
          : { content: mine, conflicts: ['report'] },
      adopt: setContent,
      ask: ({ mine, theirs }) =>
        new Promise((resolve) => {
          const choose = (chosen: ReportContent) => () => {
            setClash(null)
            setContent(chosen)
            resolve(chosen)
          }
          setClash({ keepMine: choose(mine), useTheirs: choose(theirs) })
        }),
      onState: (state, reason) => setSave({ state, ...(reason !== undefined && { reason }) }),
      onSaved: () => {
        void client.invalidateQueries({ queryKey: queryKeys('custom_reports').lists, refetchType: 'none' })
        for (const listener of listeners) listener()
      },
      setTimer: (act, ms) => window.setTimeout(act, ms),
      clearTimer: (timer) => window.clearTimeout(timer),
    })
    autosave.current = session
    const subscribe = (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
    const newest = async () => savedOf((await api.custom_reports.show({ params: { id } })).report)
    const disconnect = connectSession(`deckle-report-${id}`, session, subscribe, newest)
    return () => {
      session.leave()
      disconnect()
      session.stop()
      autosave.current = null
    }
  }, [id, client])
  const change = (next: ReportContent) => {
    setContent(next)
    autosave.current?.change(next)
  }
  return { content, change, save, clash, wake: () => autosave.current?.wake() }
}
