/** Resolves once the page is loaded; false in data-saving mode or on a very slow connection. */
export async function mayPrefetch(): Promise<boolean> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return false
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  return true
}
