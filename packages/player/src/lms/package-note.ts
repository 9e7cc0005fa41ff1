import type { Attempts } from './attempts.ts'
import { type PackageData, packageWordsIn } from './package/package-data.ts'
import type { LmsPort } from './port/port.ts'

/** The note above the player about the LMS. */
export interface PackageNote {
  readonly show: (language: string) => void
  readonly onSlide: (slideId: string, language: string) => void
}

interface NoteOptions {
  readonly pack: PackageData
  readonly port: Pick<LmsPort, 'before' | 'health'>
  readonly attempts: Pick<Attempts, 'isPractice'>
  /** Part of the attempt did not fit the suspend data: shown until the next slide. */
  readonly isCut: boolean
}

export function createPackageNote(element: HTMLElement, options: NoteOptions): PackageNote {
  let slideId = ''
  let { isCut } = options
  const show = (language: string) => showNote(element, noteText({ ...options, isCut }, slideId, language), language)
  return {
    show,
    onSlide: (id, language) => {
      if (slideId) isCut = false
      slideId = id
      show(language)
    },
  }
}

export function showNote(element: HTMLElement, text: string, language: string): void {
  if (element.textContent !== text) element.textContent = text
  element.lang = language
}

function noteText({ pack, port, attempts, isCut }: NoteOptions, slideId: string, language: string): string {
  const { notes } = packageWordsIn(pack, language)
  const health = port.health()
  if (health !== 'fine') return notes[health]
  if (attempts.isPractice()) return port.before.isCounted ? notes.practice : notes.review
  const isUpload = pack.content.contentHash.some((one) => one.slideId === slideId && one.template === 'uploader')
  return isUpload ? notes.upload : isCut ? notes.cut : ''
}
