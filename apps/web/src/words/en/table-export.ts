export const words = {
  export: 'Export',
  of: 'Export: {name}',
  begins: 'Preparing …',
  stopOf: 'Stop the export: {name}',
  stopped: 'The export was stopped',
  csv: { label: 'CSV', text: 'For any spreadsheet or program' },
  xlsx: { label: 'Excel (XLSX)', text: 'With real dates and numbers' },
}

declare module '../sections.ts' {
  interface Sections {
    'table-export': typeof words
  }
}
