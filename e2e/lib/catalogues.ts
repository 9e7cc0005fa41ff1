/// <reference types="vite/client" />

/** A catalogue of words, or a part of it. */
export type Words = { readonly [key: string]: string | Words }

/** By file: the catalogues of the web application, as its build makes them. Imported by Vite (`runnerImport`) alone. */
export const catalogues: Readonly<Record<string, Words>> = import.meta.glob<Words>(
  '../../apps/web/src/words/{en,hi}/*.ts',
  { eager: true, import: 'words' },
)
