export const files: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob('./en/*.ts')
