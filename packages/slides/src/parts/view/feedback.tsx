import type { SlideViewProps } from '../../view.ts'

/** The verdict as a live region: the author's feedback, else "right" or "wrong". Its sign is drawn. */
export function Feedback({ verdict, words }: Pick<SlideViewProps<unknown>, 'verdict' | 'words'>) {
  const told = verdict?.correct != null
  return (
    <div className={told ? `dk-verdict ${verdict.correct ? 'dk-ok' : 'dk-no'}` : 'dk-verdict'} role="status">
      {told && (
        <>
          <strong className={verdict.feedback ? 'dk-sr' : ''}>{verdict.correct ? words.right : words.wrong}</strong>{' '}
          {verdict.feedback}
        </>
      )}
    </div>
  )
}
