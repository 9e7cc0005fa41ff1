import type { imports } from '@deckle/contract/imports.ts'
import type { Handlers } from '../../http/handler.ts'
import { downloadRefused, listRows } from './list-rows.ts'
import { showImport } from './show-import.ts'
import { checkImport, runImport } from './start-step.ts'
import { uploadImport } from './upload-import.ts'

export { withUpload } from './file/with-upload.ts'
export { readRows } from './file/read-rows.ts'
export { importKind } from './job/import-kind.ts'

export const importHandlers: Handlers<typeof imports> = {
  upload: uploadImport,
  show: showImport,
  check: checkImport,
  run: runImport,
  rows: listRows,
  refused: downloadRefused,
}
