import { CallError } from '@deckle/contract/client/call-error.ts'
import type { CertificateDesignRow } from '@deckle/contract/certificate-designs.ts'
import type { CertificateDesign } from '@deckle/core/certificates/certificate-design.ts'

/** What is edited and saved. */
export interface Draft {
  readonly name: string
  readonly design: CertificateDesign
}

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'changed' | 'refused' | 'gone'

interface SaverPorts {
  readonly send: (revision: number, draft: Draft) => Promise<CertificateDesignRow>
  readonly onState: (state: SaveState, theirs: CertificateDesignRow | null) => void
}

export interface Saver {
  readonly change: (draft: Draft) => void
  /** Sends what is unsaved at once. */
  readonly flush: () => void
  /** Over a newer revision: saves the own work over it, or drops it. */
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

/** Milliseconds. */
const SAVE_AFTER = 1000
const RETRY_AFTER = 5000

/** Saves a design a second after its last change, one request at a time, over the revision that it edits. */
export function createSaver({ revision, name, design }: CertificateDesignRow, { send, onState }: SaverPorts): Saver {
  let base = revision
  let draft: Draft = { name, design }
  let saved = draft
  let theirs: CertificateDesignRow | null = null
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(after: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), after)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    if (isSending || theirs || isSame(draft, saved)) return
    isSending = true
    const sent = draft
    onState('saving', null)
    try {
      base = (await send(base, sent)).revision
      saved = sent
      onState(isSame(draft, saved) ? 'saved' : 'unsaved', null)
    } catch (error) {
      fail(error)
    } finally {
      isSending = false
    }
    if (!isSame(draft, sent)) schedule(SAVE_AFTER)
  }

  function fail(error: unknown): void {
    if (!(error instanceof CallError) || error.status === 0 || error.status >= 500 || error.status === 429) {
      onState('offline', null)
      return schedule(RETRY_AFTER)
    }
    if (error.code === 'revision_conflict') {
      theirs = (error.data as { readonly certificate_design: CertificateDesignRow }).certificate_design
      return onState('changed', theirs)
    }
    onState(error.status === 404 ? 'gone' : 'refused', null)
  }

  /** Goes on from the newer revision. */
  function resolve(): CertificateDesignRow | null {
    const newer = theirs
    theirs = null
    if (newer) base = newer.revision
    return newer
  }

  return {
    change(next) {
      if (isSame(next, draft)) return
      draft = next
      if (theirs) return
      onState(isSame(draft, saved) ? 'saved' : 'unsaved', null)
      schedule(SAVE_AFTER)
    },
    flush: () => void save(),
    keepMine() {
      if (resolve()) void save()
    },
    takeTheirs() {
      const newer = resolve()
      if (!newer) return
      draft = { name: newer.name, design: newer.design }
      saved = draft
      onState('saved', null)
    },
  }
}

const isSame = (one: Draft, other: Draft): boolean => one.name === other.name && one.design === other.design
