import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PackageStatus } from '@deckle/core/deck/publication/package-options.ts'
import { isPassOrFail } from '@deckle/core/reader-type/reader-type.ts'

interface Packaged {
  /** The deck's id. */
  readonly id: string
  readonly content: Pick<DeckContent, 'name' | 'readerType' | 'passingPercentage'>
  readonly status: PackageStatus
  /** All files of the package except the manifest. */
  readonly files: readonly string[]
}

/** imsmanifest.xml: one activity, all files and, for decks that are passed or failed, the pass mark. */
export function manifestOf(format: 'scorm12' | 'scorm2004', packaged: Packaged): string {
  return format === 'scorm12' ? manifest12(packaged) : manifest2004(packaged)
}

function manifest12({ id, content, status, files }: Packaged): string {
  const mastery = hasPassMark(content, status)
    ? `
        <adlcp:masteryscore>${content.passingPercentage}</adlcp:masteryscore>`
    : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="deckle-${id}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.imsglobal.org/xsd/imsmd_rootv1p2p1 imsmd_rootv1p2p1.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="deckle">
    <organization identifier="deckle">
      <title>${xmlText(content.name)}</title>
      <item identifier="deck" identifierref="player" isvisible="true">
        <title>${xmlText(content.name)}</title>${mastery}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="player" type="webcontent" adlcp:scormtype="sco" href="index.html">
${fileLines(files)}
    </resource>
  </resources>
</manifest>
`
}

function manifest2004({ id, content, status, files }: Packaged): string {
  const objective = hasPassMark(content, status)
    ? `
          <imsss:objectives>
            <imsss:primaryObjective objectiveID="result" satisfiedByMeasure="true">
              <imsss:minNormalizedMeasure>${Math.round(content.passingPercentage * 1e5) / 1e7}</imsss:minNormalizedMeasure>
            </imsss:primaryObjective>
          </imsss:objectives>`
    : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="deckle-${id}" version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 imscp_v1p1.xsd http://www.adlnet.org/xsd/adlcp_v1p3 adlcp_v1p3.xsd http://www.adlnet.org/xsd/adlseq_v1p3 adlseq_v1p3.xsd http://www.adlnet.org/xsd/adlnav_v1p3 adlnav_v1p3.xsd http://www.imsglobal.org/xsd/imsss imsss_v1p0.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>
  </metadata>
  <organizations default="deckle">
    <organization identifier="deckle">
      <title>${xmlText(content.name)}</title>
      <item identifier="deck" identifierref="player" isvisible="true">
        <title>${xmlText(content.name)}</title>
        <imsss:sequencing>${objective}
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="player" type="webcontent" adlcp:scormType="sco" href="index.html">
${fileLines(files)}
    </resource>
  </resources>
</manifest>
`
}

/**
 * An LMS that knows the pass mark decides on passed or failed itself and ignores what is reported. It is therefore only
 * written where passed or failed is the status to be reported.
 */
function hasPassMark({ readerType }: Packaged['content'], status: PackageStatus): boolean {
  return isPassOrFail(readerType) && status === 'passed_failed'
}

function fileLines(files: readonly string[]): string {
  return files.map((name) => `      <file href="${xmlText(name)}"/>`).join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text and drops characters that XML can't represent. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
