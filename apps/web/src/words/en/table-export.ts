export const words = {
  export: 'Export',
  of: 'Export: {name}',
  csv: { label: 'CSV', text: 'For any spreadsheet or program' },
  xlsx: { label: 'Excel (XLSX)', text: 'With real dates and numbers' },
}

declare module '../sections.ts' {
  interface Sections {
    'table-export': typeof words
  }
}
