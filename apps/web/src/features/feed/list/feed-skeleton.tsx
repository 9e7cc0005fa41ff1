import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'

export function FeedSkeleton() {
  return (
    <SkeletonFrame>
      <div className="flex flex-col gap-4">
        {[0, 1, 2].map((at) => (
          <div key={at} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
            <div className="flex items-center gap-3">
              <SkeletonBlock className="size-8 rounded-full!" />
              <SkeletonBlock className="h-3.5 w-40" />
            </div>
            <SkeletonBlock className="h-3.5 w-full" />
            <SkeletonBlock className="h-3.5 w-3/5" />
            <SkeletonBlock className="h-6 w-48" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}
