/** Placeholder while a screen's section loads. */
export function ScreenSkeleton() {
  return (
    <div aria-hidden="true" className="mx-auto flex w-full max-w-6xl animate-shimmer flex-col gap-6 p-6 phone:p-4">
      <div className="h-7 w-48 rounded-sm bg-pressed" />
      <div className="grid grid-cols-3 gap-4 phone:grid-cols-1">
        {[1, 2, 3].map((each) => (
          <div key={each} className="h-40 rounded-lg bg-pressed" />
        ))}
      </div>
    </div>
  )
}
