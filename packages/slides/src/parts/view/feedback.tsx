import type { SlideViewProps } from '../../view.ts'

/** A live region with the author's feedback, else "right" or "wrong". CSS draws its sign. */
export function Feedback({ verdict, words }: Pick<SlideViewProps<unknown>, 'verdict' | 'words'>) {
  const isMarked = verdict?.correct != null
  return (
    <div className={isMarked ? `dk-verdict ${verdict.correct ? 'dk-ok' : 'dk-no'}` : 'dk-verdict'} role="status">
      {isMarked && (
        <>
          <strong className={verdict.feedback ? 'dk-sr' : ''}>{verdict.correct ? words.right : words.wrong}</strong>{' '}
          {verdict.feedback}
        </>
      )}
    </div>
  )
}
