export const words = {
  export: 'Export',
  of: 'Export: {name}',
  begins: 'Preparing …',
  rowsOf: '{arrived, number} of {total, number} rows',
  bytesOf: '{bytes} · {total, plural, one {# row} other {# rows}}',
  stopOf: 'Stop the export: {name}',
  stopped: 'The export was stopped',
  csv: { label: 'CSV', text: 'For any spreadsheet or program' },
  pdf: { label: 'Report (PDF)', text: 'To print or to send' },
  xlsx: { label: 'Excel (XLSX)', text: 'With real dates and numbers' },
}

declare module '../sections.ts' {
  interface Sections {
    'table-export': typeof words
  }
}
