/** Acts on every item, a few at a time. */
export async function someAtOnce<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<void>,
  most = 8,
): Promise<void> {
  const left = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await act(next.value)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
