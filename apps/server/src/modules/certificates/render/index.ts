type Render = typeof import('./render-certificate.ts').renderCertificate

/** An A4 landscape PDF: the same bytes for the same design, values and pictures. */
export async function renderCertificate(...certificate: Parameters<Render>): Promise<Buffer> {
  const render = await import('./render-certificate.ts')
  return render.renderCertificate(...certificate)
}
