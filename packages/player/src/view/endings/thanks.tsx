import type { EndingProps } from './ending-props.ts'

export function Thanks({ ending, words }: Pick<EndingProps, 'ending' | 'words'>) {
  return (
    <>
      <svg className="dk-tick" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="m15 25 6 6 12-13" />
      </svg>
      <h2 className="dk-heading dk-huge" tabIndex={-1}>
        {words.thanks}
      </h2>
      {ending.answered > 0 && <p className="dk-lead">{words.thanksMore}</p>}
    </>
  )
}
