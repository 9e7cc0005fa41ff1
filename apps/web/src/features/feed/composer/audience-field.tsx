import { postAudiences, type PostAudience } from '@deckle/core/social/social.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { AudienceFieldProps } from './audience-choice.tsx'

const AudienceChoice = lazyPart(() => import('./audience-choice.tsx').then((module) => module.AudienceChoice))

/** For whom a post is: everyone, a branch, people with tags, a course's learners. */
export function AudienceField({ value, onChange, error }: AudienceFieldProps) {
  const words = useWords('feed')
  return (
    <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
      <Select<PostAudience>
        label={words('compose.audience')}
        value={value.type}
        onChange={(next) => onChange({ type: next, chosen: [] })}
        options={postAudiences.map((id) => ({ id, label: words(`compose.audiences.${id}`) }))}
      />
      <Suspense fallback={<Skeleton count={1} />}>
        {value.type !== 'everyone' && <AudienceChoice value={value} onChange={onChange} error={error} />}
      </Suspense>
    </div>
  )
}
