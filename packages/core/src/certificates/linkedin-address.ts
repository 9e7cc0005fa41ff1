interface LinkedInCertificate {
  readonly course: string
  readonly issuer: string
  readonly number: string
  /** Of the public page. */
  readonly address: string
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string
  readonly validUntil: string | null
}

/** Where LinkedIn adds a certificate to the profile of who is signed in there. */
export function linkedInAddress({
  course,
  issuer,
  number,
  address,
  issuedOn,
  validUntil,
}: LinkedInCertificate): string {
  const query = Object.entries({
    startTask: 'CERTIFICATION_NAME',
    name: course,
    organizationName: issuer,
    issueYear: issuedOn.slice(0, 4),
    issueMonth: String(Number(issuedOn.slice(5, 7))),
    ...(validUntil !== null && {
      expirationYear: validUntil.slice(0, 4),
      expirationMonth: String(Number(validUntil.slice(5, 7))),
    }),
    certUrl: address,
    certId: number,
  }).map((pair) => pair.map(encodeURIComponent).join('='))
  return `https://www.linkedin.com/profile/add?${query.join('&')}`
}
