import { validateXML } from 'xmllint-wasm'

/** Namespaces and schema files by version. */
const roots = {
  scorm12: {
    'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
    'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
  },
  scorm2004: {
    'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1.xsd',
    'http://www.adlnet.org/xsd/adlcp_v1p3': 'adlcp_v1p3.xsd',
    'http://www.imsglobal.org/xsd/imsss': 'imsss_v1p0.xsd',
    'http://www.adlnet.org/xsd/adlseq_v1p3': 'adlseq_v1p3.xsd',
    'http://www.adlnet.org/xsd/adlnav_v1p3': 'adlnav_v1p3.xsd',
  },
} as const

/**
 * Validates a manifest with xmllint against the standard's schemas.
 * @param schemas texts by file name, as in a package
 */
export async function schemaProblems(
  format: keyof typeof roots,
  manifest: string,
  schemas: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const imports = Object.entries(roots[format]).map(
    ([namespace, file]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`,
  )
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'imsmanifest.xml', contents: manifest }],
    schema: [
      {
        fileName: 'all.xsd',
        contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`,
      },
    ],
    preload: [...schemas].map(([fileName, contents]) => ({ fileName, contents })),
  })
  if (valid) return []
  return errors.length > 0 ? errors.map(({ message }) => message) : ['not valid']
}
