declare module '*?properties' {
  const properties: Readonly<Record<string, readonly import('./properties/part').Property[]>>
  export default properties
}

declare module '*/examples?sources' {
  const sources: {
    readonly files: Readonly<Record<string, { readonly name: string; readonly text?: string }>>
    readonly examples: Readonly<Record<string, { readonly files: readonly string[]; readonly uses: readonly string[] }>>
  }
  export default sources
}
