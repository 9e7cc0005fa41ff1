import type { imports } from '@deckle/contract/imports.ts'
import type { Handlers } from '../../http/handler.ts'
import { downloadRefused, listRows } from './list-rows.ts'
import { showImport } from './show-import.ts'
import { checkImport, runImport } from './start-step.ts'
import { readImport, uploadImport } from './upload-import.ts'

export { withUpload } from './file/with-upload.ts'
export type { FileRow } from './file/file-row.ts'
export { openTable } from './file/open-table.ts'
export { importKind } from './job/import-kind.ts'

export const importHandlers: Handlers<typeof imports> = {
  upload: uploadImport,
  show: showImport,
  read: readImport,
  check: checkImport,
  run: runImport,
  rows: listRows,
  refused: downloadRefused,
}
