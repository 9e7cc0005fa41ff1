import sharp from 'sharp'

/** A PNG of one colour with a lighter circle. */
export async function pictureFile(
  name: string,
  color: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${color}"/><circle cx="800" cy="450" r="280" fill="#ffffff" opacity="0.7"/></svg>`
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() }
}
