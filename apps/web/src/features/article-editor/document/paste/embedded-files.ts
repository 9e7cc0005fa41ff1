/**
 * The pictures behind `data:` and `blob:` addresses as files, without those that can't be read. WebKit pastes a picture of the
 * clipboard as the second, which the page's policy allows to be shown and not to be fetched, so it is drawn.
 */
export async function embeddedFiles(addresses: readonly string[]): Promise<readonly File[]> {
  const files = await Promise.all(
    addresses.map((address) =>
      address.startsWith('data:') ? Promise.resolve(fileOfData(address)) : drawnFile(address),
    ),
  )
  return files.filter((file) => file !== null)
}

/** Of a base64 address; others are drawings within web pages. */
function fileOfData(address: string): File | null {
  const comma = address.indexOf(',')
  const [type = '', ...parameters] = address.slice('data:'.length, comma).toLowerCase().split(';')
  if (!parameters.includes('base64')) return null
  try {
    const bytes = Uint8Array.from(atob(address.slice(comma + 1)), (sign) => sign.codePointAt(0) ?? 0)
    return new File([bytes], fileName(type), { type })
  } catch {
    return null
  }
}

async function drawnFile(address: string): Promise<File | null> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    return null
  }
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], fileName('image/png'), { type: 'image/png' })
}

const fileName = (type: string): string =>
  `picture.${type.replace('image/', '').replace('jpeg', 'jpg').replace('svg+xml', 'svg')}`
