/** Counted under the option that was chosen. */
export const optionKeys = ({ option }: { readonly option: string }): readonly string[] => [option]
