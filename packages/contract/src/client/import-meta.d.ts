interface ImportMeta {
  glob(
    pattern: string,
    options: { readonly query: string; readonly import: string; readonly eager: true },
  ): Readonly<Record<string, string>>
}
