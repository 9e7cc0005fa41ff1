import { Button } from '@deckle/ui/actions/button.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useState } from 'react'
import type { Named } from '../../../comments/text/mention-text.ts'
import { SocialText } from '../../../comments/text/social-text.tsx'
import { useWords } from '../../../words/use-words.ts'

/** Lines of a long text that are shown at first. */
const lines = 12
const characters = 900

/** A long text is shown in part until it is opened. */
export function PostText({ text, mentions }: { readonly text: string; readonly mentions: readonly Named[] }) {
  const words = useWords('feed')
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > characters || text.split('\n').length > lines
  return (
    <div className="flex flex-col items-start gap-1">
      <div className={classNames('w-full', isLong && !isWhole && 'max-h-60 overflow-hidden')}>
        <SocialText text={text} mentions={mentions} />
      </div>
      {isLong && (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-2.5"
          aria-expanded={isWhole}
          onPress={() => setWhole(!isWhole)}
        >
          {words(isWhole ? 'less' : 'more')}
        </Button>
      )}
    </div>
  )
}
