/**
 * The name of the constraint or unique index that a statement broke; '' for any other error. A distributed database
 * names the part's: `users_username_102008`.
 */
export function brokenConstraint(error: unknown): string {
  const { constraint = '' } = (error ?? {}) as { readonly constraint?: string }
  return constraint.replace(/_\d{6,}$/, '')
}
