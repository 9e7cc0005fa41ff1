interface Step {
  readonly reached: number
}

/** The step before which most stop; null where everyone comes to the end. */
export function largestLoss<S extends Step>(steps: readonly S[]): { readonly step: S; readonly count: number } | null {
  const losses = steps.slice(1).map((step, at) => ({ step, count: (steps[at]?.reached ?? 0) - step.reached }))
  const [most] = losses.toSorted((one, other) => other.count - one.count)
  return most && most.count > 0 ? most : null
}
