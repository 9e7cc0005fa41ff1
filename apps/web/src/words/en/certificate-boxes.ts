export const words = {
  title: 'Some characters can’t be printed',
  text: 'No font has them. Certificates show a box for each. Change the text or the name before they are issued.',
  kinds: {
    name: 'Name of the person',
    course: 'Course title',
    date: 'Date of issue',
    number: 'Number of the certificate',
    qr: 'QR code of the check page',
    signature: 'Signature',
    issuer: 'Organisation',
    text: 'Text of the design',
    logo: 'Logo of the organisation',
    score: 'Score',
    valid_until: 'Valid until',
  },
  line: '{what}: {characters}',
  more: '{count, plural, one {and # more person} other {and # more people}}',
  issued: 'The PDF shows boxes in place of {characters}',
  failed: 'We couldn’t check whether certificates can be printed with all characters.',
  tryAgain: 'Try again',
}

declare module '../sections.ts' {
  interface Sections {
    'certificate-boxes': typeof words
  }
}
