import type { SlideViewProps } from '../view.ts'

/** The verdict in words, read out when it comes: the author's own, and where there are none, right or not. Its sign is drawn. */
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
