import type { SlideViewProps } from '../../view.ts'

export function RightTexts({ verdict, words }: Pick<SlideViewProps<unknown>, 'verdict' | 'words'>) {
  return verdict?.correct === false && verdict.solution.length > 0 ? (
    <p className="dk-soft">
      {words.rightAnswer}: <strong>{verdict.solution.join(', ')}</strong>
    </p>
  ) : null
}
