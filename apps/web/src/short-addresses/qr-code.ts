import { encode, renderSVG } from 'uqr'

export function qrSvg(address: string): string {
  return renderSVG(address, { border: 4, ecc: 'M' })
}

/** The dark cells of a QR code as one SVG path; `size` is the number of cells per side, a unit each. */
export function qrPath(address: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(address, { border: 4, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, size }
}

/** About 1,000 pixels wide: a whole number of pixels per cell keeps it sharp. */
export function qrPng(address: string): Promise<Blob> {
  const { data, size } = encode(address, { border: 4, ecc: 'M' })
  const cell = Math.max(1, Math.round(1024 / size))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * cell
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('No canvas here'))
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  data.forEach((row, y) => row.forEach((dark, x) => dark && context.fillRect(x * cell, y * cell, cell, cell)))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png')
  })
}
